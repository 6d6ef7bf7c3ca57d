import type { Truth } from '../../core/lesson.ts';
import type { Scoring } from './groups.ts';

const open: Truth = {
  words: {
    en: {
      title: 'Nobody knows who wins',
      text:
        'Fuse is open. The discs can lie around the border in 40,158 ways, each a game of its own, and of none of them has ' +
        'anyone proved who wins. What a computer says at the start is an estimate, and says so; it becomes exact towards ' +
        'the end.',
    },
    pt: {
      title: 'Ninguém sabe quem ganha',
      text:
        'O Fuse está em aberto. Os discos podem ficar à volta da borda de 40 158 maneiras, cada uma um jogo diferente, e ' +
        'de nenhuma se provou quem ganha. O que um computador diz no início é uma estimativa, e di-lo; perto do fim ' +
        'torna-se exato.',
    },
  },
};

const chance: Truth = {
  words: {
    en: {
      title: 'Chance favours white, skill favours black',
      text:
        'When both sides push at random, a game takes 23.8 pushes on average; white wins 46.7 % of the games, black ' +
        '38.6 %, and 14.8 % are drawn. Between strong players it is the other way round. In 3,000 games between two of ' +
        'the strongest here, each on a ring drawn by lot, black, who moves second, won 69 % (± 2) and white 6 % (± 1).',
    },
    pt: {
      title: 'A sorte ajuda as brancas, a arte ajuda as pretas',
      text:
        'Quando os dois lados jogam ao acaso, uma partida leva em média 23,8 jogadas; as brancas ganham 46,7 % das vezes, ' +
        'as pretas 38,6 %, e 14,8 % empatam. Entre jogadores fortes é ao contrário. Em 3000 partidas entre dois dos ' +
        'mais fortes daqui, cada uma com um anel sorteado, as pretas, que jogam em segundo, ganharam 69 % (± 2) e as ' +
        'brancas 6 % (± 1).',
    },
  },
};

const fairRing: Truth = {
  words: {
    en: {
      title: 'One ring in ninety is fair',
      text:
        'Turned and mirrored rings counted once, there are 5,095. In 57 of them strong play gives each side 45 to 55 % of ' +
        'the points; this is one. A new game can begin with one: “Draw a fair start”. To let the second player ' +
        'swap sides after the first push would help little: white has the better chances in about one ring in fifty, and ' +
        'in all others nobody would want to swap.',
    },
    pt: {
      title: 'Um anel em noventa é equilibrado',
      text:
        'Contando uma só vez os que se rodam ou espelham, há 5095 anéis. Em 57 deles o jogo forte dá a cada lado 45 a 55 % ' +
        'dos pontos; este é um. Uma partida nova pode começar com um deles: “Sortear um início equilibrado”. Deixar o segundo ' +
        'jogador trocar de lado depois da primeira jogada ajudaria pouco: as brancas só têm melhores hipóteses em cerca ' +
        'de um anel em cinquenta, e nos outros ninguém quereria trocar.',
    },
  },
  exhibit: { position: '#bwbwbw#/w......b/b......w/w......b/w......w/b......b/w......w/#bwbwbb# w' },
};

/** Who wins between strong players where it is counted in another way. */
function strongPlay(en: string, pt: string): Truth {
  return {
    words: {
      en: {
        title: 'Black is better off here too',
        text: `In 1,000 games between two of the strongest players here, ${en}`,
      },
      pt: {
        title: 'Também aqui as pretas têm vantagem',
        text: `Em 1000 partidas entre dois dos jogadores mais fortes daqui, ${pt}`,
      },
    },
  };
}

const strongInner = strongPlay(
  'on rings drawn by lot, black won 67 % (± 3), white 5 % (± 1), and the others were drawn: as in plain Fuse.',
  'com anéis sorteados, as pretas ganharam 67 % (± 3), as brancas 5 % (± 1), e as outras empataram: como no Fuse simples.',
);
const strongKings = strongPlay(
  'on rings drawn by lot, black won 68 % (± 3), white 6 % (± 2), and the others were drawn: kings don’t even it out.',
  'com anéis sorteados, as pretas ganharam 68 % (± 3), as brancas 6 % (± 2), e as outras empataram: os reis não equilibram.',
);
const strongOmega = strongPlay(
  'on rings drawn by lot, black won 93 % (± 2), since a tie is black’s too.',
  'com anéis sorteados, as pretas ganharam 93 % (± 2), porque os empates também são delas.',
);

const exactEnd: Truth = {
  words: {
    en: {
      title: 'Towards the end everything is exact',
      text:
        'When few discs are left on the border, every line of play can be followed to its end. Here six are left. White ' +
        'is behind, 6 to 8, and has fourteen pushes: ten lose, three draw, and one wins, by three.',
    },
    pt: {
      title: 'Perto do fim tudo é exato',
      text:
        'Quando restam poucos discos na borda, podem seguir-se todas as continuações até ao fim. Aqui restam seis. As ' +
        'brancas estão atrás, 6 a 8, e têm catorze jogadas: dez perdem, três empatam e uma ganha, por três.',
    },
  },
  exhibit: {
    position: '#...w..#/.w.....w/b.wbbbbb/.wwwb.b./..wwb.w./..b..bw./.......w/#....b.# w',
    values: [
      { moves: ['g8-g6'], value: 'win', margin: 3 },
      { moves: ['a5-d5', 'b8-b5', 'b8-b3'], value: 'draw', margin: 0 },
      { moves: ['g8-g7', 'g8-g4', 'g8-g3', 'g8-g2'], value: 'loss', margin: -1 },
      { moves: ['a5-b5', 'a5-c5', 'b8-b7', 'b8-b6', 'b8-b4', 'g8-g5'], value: 'loss', margin: -2 },
    ],
  },
};

const borderDisc: Truth = {
  words: {
    en: {
      title: 'One disc on the border decides',
      text:
        'This game is over. If every disc counts, white’s largest group has 8 discs, with h3 on the border, against 7: ' +
        'white wins. If only the inner board counts, it is 7 to 7, a draw.',
    },
    pt: {
      title: 'Um disco na borda decide',
      text:
        'Esta partida acabou. Se contam todos os discos, o maior grupo branco tem 8, com h3 na borda, contra 7: ganham as ' +
        'brancas. Se só conta o tabuleiro interior, fica 7 a 7, empate.',
    },
  },
  exhibit: { position: '#.w....#/..bb..../.bbw..b./.bwbw.../.bwww.../.bwb..w./..wb.bw./#.w....# w' },
};

const products: Truth = {
  words: {
    en: {
      title: 'The same board, another winner',
      text:
        'This game is over. White has the largest group, 7 against 6, and would win plain Fuse. But black’s groups ' +
        'multiply to 18 and white’s to 14: under omega black wins.',
    },
    pt: {
      title: 'O mesmo tabuleiro, outro vencedor',
      text:
        'Esta partida acabou. As brancas têm o maior grupo, 7 contra 6, e ganhariam no Fuse simples. Mas o produto dos ' +
        'grupos pretos é 18 e o dos brancos 14: na variante ómega ganham as pretas.',
    },
  },
  exhibit: { position: '#....w.#/...bbb../..w.wwb./.bbbbbw./....wbw./.bw.www./....bw../#......# w' },
};

const truths: Readonly<Record<Scoring, readonly Truth[]>> = {
  all: [open, chance, fairRing, exactEnd, borderDisc, products],
  inner: [open, strongInner, borderDisc],
  kings: [open, strongKings],
  omega: [open, strongOmega, products],
};

/** What is known of Fuse with one of its ways to count; the tests hold it against the rules and the oracle. */
export function truthsOf(scoring: Scoring): readonly Truth[] {
  return truths[scoring];
}
