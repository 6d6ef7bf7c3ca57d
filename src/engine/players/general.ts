import type { GamePlayers } from '../../core/player.ts';

/** What a game has that brings no players of its own: no evaluation, and levels that need none. */
export const generalPlayers: GamePlayers<unknown> = {
  evaluations: [],
  levels: [
    {
      player: 'alphabeta:1:varied:lapse=60',
      text: {
        en: 'Just learning: often plays anything, sometimes takes a win.',
        pt: 'A aprender: joga muitas vezes ao acaso, às vezes aproveita uma vitória.',
      },
    },
    {
      player: 'alphabeta:1:varied',
      text: { en: 'Takes a win when there is one.', pt: 'Ganha quando pode ganhar já.' },
    },
    {
      player: 'alphabeta:2:varied',
      text: { en: 'Sees a win in one, yours too.', pt: 'Vê uma vitória imediata, tua ou dele.' },
    },
    {
      player: 'alphabeta:3:varied',
      text: { en: 'Looks three moves ahead.', pt: 'Vê três jogadas à frente.' },
    },
    {
      player: 'alphabeta:4:varied',
      text: { en: 'Looks four moves ahead.', pt: 'Vê quatro jogadas à frente.' },
    },
    {
      player: 'uct:1000:exact',
      text: { en: 'Tries a thousand games in its head.', pt: 'Experimenta mil partidas de cabeça.' },
    },
    {
      player: 'uct:10000:exact',
      text: { en: 'Tries ten thousand games in its head.', pt: 'Experimenta dez mil partidas de cabeça.' },
    },
    {
      player: 'perfect',
      text: { en: 'Plays as well as can be known.', pt: 'Joga tão bem quanto se pode saber.' },
    },
  ],
};
