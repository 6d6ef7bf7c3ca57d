import type { LessonsText } from './lessons-text.ts';

export const portuguese: LessonsText = {
  choose: 'Lições',
  step: (number, count) => `Passo ${number} de ${count}`,
  previous: 'Anterior',
  next: 'Seguinte',
  done: 'Voltar às lições',
  again: 'Como estava',
  explore: 'Ver por dentro à tua maneira',
  lessons: {
    report: {
      title: 'Três erros, encontrados',
      summary: 'Um relatório mediu o minimax e o alfa-beta, e enganou-se nos dois. O que aconteceu?',
      steps: [
        [
          'Um relatório sobre este jogo pôs o minimax e o alfa-beta a pesquisar esta posição até ao fim, e imprimiu 10108 e 4270 nós. Aqui está o minimax: 149 posições, e não há mais nenhuma.',
          'A coluna 2 ganha logo; todas as outras perdem com a resposta. O primeiro erro do relatório: o teste de fim de partida nunca dava verdadeiro. Abaixo da coluna 2 continuava a jogar até encher o tabuleiro, e o mesmo em todo o lado: 9858 posições.',
        ],
        [
          'O segundo erro: o contador nunca voltava a zero. Tinham lá ficado 250 de uma pesquisa anterior, e 9858 + 250 = 10108.',
          'Aqui a pesquisa ainda não começou. Avança e repara no contador: cada posição em que se entra conta uma vez; a raiz não conta.',
        ],
        [
          'O terceiro erro: o alfa-beta não passava a janela para baixo. Por isso nunca cortava nada, fazia o mesmo trabalho que o minimax, e contava só um nível em cada dois: 5 + 85 + 820 + 3360 = 4270.',
          'Lado a lado, como deve ser: 149 posições para o minimax, 50 para o alfa-beta, e o mesmo valor em todas as jogadas que importam.',
        ],
        [
          'Este é o primeiro corte. A janela diz o que cada lado já tem garantido noutro ramo; o que fica fora dela não será permitido, por isso as restantes respostas não precisam de ser vistas.',
          'Recua um passo, e vês a janela fechar-se.',
        ],
        [
          'Começando pelas colunas do meio, bastam 14 posições. O relatório concluiu que o alfa-beta joga melhor do que o minimax. Não pode: os dois encontram o mesmo valor, um deles mais depressa.',
        ],
      ],
    },
    saving: {
      title: 'Menos trabalho, a mesma resposta',
      summary: 'Do minimax ao alfa-beta, a uma boa ordem, a uma tabela que se lembra.',
      steps: [
        [
          'O minimax vê todas as linhas até ao fim: 3710 posições para uma vitória em nove. Uma posição vale o que vale a melhor jogada que lá há, para quem joga.',
          'Escolhe um nó: as jogadas, e quanto vale cada uma, estão ao lado do tabuleiro.',
        ],
        [
          'O alfa-beta leva consigo uma janela: o mínimo que um lado já tem garantido, e o máximo que o outro vai permitir. Quando uma resposta sai da janela, as restantes já não importam.',
          'Aqui acontece pela primeira vez. A frase ao lado do tabuleiro diz porquê, e quantas posições poupou.',
        ],
        ['Até ao fim: 883 posições em vez de 3710, e a mesma jogada com o mesmo valor. Nada foi adivinhado.'],
        [
          'Um corte chega mais cedo se uma boa resposta for vista primeiro. Pela ordem das regras são 883 posições; com as colunas do meio primeiro, 148.',
          'Uma ordem é um palpite. Pode custar tempo, mas nunca muda a resposta.',
        ],
        [
          'A mesma posição surge muitas vezes por outra ordem de jogadas. Uma tabela lembra-se do que se encontrou: 127 posições, das quais 7 já eram conhecidas.',
        ],
        [
          'O aprofundamento iterativo pesquisa primeiro uma jogada à frente, depois duas, e assim por diante. Aqui dá mais trabalho, 205 posições; mas pode parar a qualquer momento com uma boa jogada, e o que encontrou ordena a volta seguinte.',
          'Avança passo a passo: cada volta recomeça na raiz.',
        ],
      ],
    },
    evaluation: {
      title: 'O que é uma avaliação',
      summary: 'Onde a pesquisa não chega ao fim, dá um palpite. Um palpite pode medir-se.',
      steps: [
        [
          'Ninguém pesquisa o Neutreeko até ao fim a partir daqui: a partida pode não acabar. Por isso a pesquisa para ao fim de algumas jogadas, e uma avaliação diz quanto vale a posição. A n1, de um relatório, dá dez pontos por duas peças lado a lado.',
          'A uma jogada à frente escolhe 2B-1B, pelos pontos. A verdade ao lado de cada jogada diz o que isso custa: as pretas ganhavam em 3, e deitam fora a vitória. Um nó assim fica assinalado: a verdade estava para lá do horizonte.',
        ],
        ['A duas jogadas à frente é igual: o fim ainda está uma jogada longe de mais.'],
        [
          'A três jogadas à frente a pesquisa vê a própria vitória, e o que diz a avaliação deixa de importar. Mas a profundidade é cara: 227 posições em vez de 13.',
        ],
        [
          'Ou então adivinha-se melhor. Com “threats*10-theirThreats*10” a mesma única jogada à frente encontra a vitória: conta jogadas que ganhavam, em vez de pares.',
          'Uma posição não prova nada. Na parte Avaliações pesas tu as características, e vês em quantas posições de verdade conhecida a tua avaliação mantém o valor.',
        ],
      ],
    },
    playouts: {
      title: 'Porque resultam partidas ao acaso no Fuse',
      summary: 'Contar grupos falha onde partidas jogadas ao acaso percebem o essencial.',
      steps: [
        [
          'No Fuse ganha o maior grupo. Então conta-se: por quanto ganhava eu se a partida acabasse agora? A uma jogada à frente, isso escolhe c8-c5.',
          'É um erro: de doze empurrões só dois ganham, e8-e5 e g1-g2. O que agora é um grande grupo vai ser separado.',
        ],
        [
          'A três jogadas à frente, e 501 posições depois, a contagem continua errada. Há oito discos na borda, e o que vão fazer está para lá do horizonte dela.',
        ],
        [
          'Agora outra coisa: jogar a partida até ao fim ao acaso, vezes sem conta, e experimentar mais o que correu bem. Isso é o UCT. Aqui ainda não começou.',
          'Avança: cada percurso desce a árvore, junta uma posição, e volta com o resultado de uma partida ao acaso.',
        ],
        [
          'Depois de 50 partidas ao acaso joga g1-g2, que ganha. Cada partida é ruído; mas numa partida ao acaso também entram os discos que restam na borda, e a contagem no fim é verdadeira.',
        ],
        [
          'Depois de 500 partidas, o empurrão que ganha é o que tem mais percursos, 145; h3-g3, que só empata, vem logo atrás. As médias são estimativas, e a verdade ao lado diz como são boas.',
        ],
      ],
    },
  },
};
