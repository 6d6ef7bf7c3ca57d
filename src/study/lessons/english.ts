import type { LessonsText } from './lessons-text.ts';

export const english: LessonsText = {
  choose: 'Lessons',
  step: (number, count) => `Step ${number} of ${count}`,
  previous: 'Back',
  next: 'Next',
  done: 'To the lessons',
  again: 'As it was',
  explore: 'Look inside on your own',
  lessons: {
    report: {
      title: 'Three mistakes, found',
      summary: 'A report measured minimax and alpha-beta, and got both wrong. What happened?',
      steps: [
        [
          'A report on this game let minimax and alpha-beta search this position to the end, and printed 10108 and 4270 nodes. Here is minimax: 149 positions, and that is all there are.',
          'Column 2 wins at once; every other column loses to the reply. The report’s first mistake: its test for the end of the game never fired. Below column 2 it played on until the board was full, and so everywhere: 9858 positions.',
        ],
        [
          'The second mistake: its counter was never set back. 250 were left in it from a search before, and 9858 + 250 = 10108.',
          'Here the search has not begun. Step forwards and watch the counter: every position that is entered counts once, the root does not.',
        ],
        [
          'The third mistake: its alpha-beta passed no window down. So it never cut anything, did the same work as minimax, and counted every second level only: 5 + 85 + 820 + 3360 = 4270.',
          'Side by side, as it should be: 149 positions for minimax, 50 for alpha-beta, and the same value for every move that matters.',
        ],
        [
          'This is the first cut. The window says what each side has already been promised elsewhere; what lies outside it will not be allowed, so the remaining replies need no look.',
          'Take a step back, and you see the window close.',
        ],
        [
          'The middle columns first, and 14 positions are enough. The report concluded that alpha-beta plays better than minimax. It can’t: both find the same value, one of them sooner.',
        ],
      ],
    },
    saving: {
      title: 'Less work, the same answer',
      summary: 'From minimax to alpha-beta, to a good order, to a table that remembers.',
      steps: [
        [
          'Minimax looks at every line to its end: 3710 positions for a win in nine. A position is worth what its best move is worth, for whoever is to move there.',
          'Choose a node: its moves and their values are beside the board.',
        ],
        [
          'Alpha-beta takes a window along: the least that one side is sure of, and the most that the other will allow. When a reply leaves the window, the rest of the replies can’t matter.',
          'This is the first time that it happens here. The sentence beside the board says why, and how many positions it spared.',
        ],
        ['To the end: 883 positions instead of 3710, and the same move with the same value. Nothing was guessed.'],
        [
          'A cut comes sooner if a good reply is looked at first. In the order of the rules it takes 883 positions, with the middle columns first 148.',
          'An order is a guess. It can cost time, but never change the answer.',
        ],
        [
          'The same position often comes about by another order of moves. A table remembers what was found: 127 positions, and 7 of them were known already.',
        ],
        [
          'Iterative deepening searches one ply deep, then two, and so on. Here that is more work, 205 positions; but it can stop at any time with a good move, and what it has found orders the next round.',
          'Step through: each round begins at the root again.',
        ],
      ],
    },
    evaluation: {
      title: 'What an evaluation is',
      summary: 'Where a search can’t reach the end, it guesses. A guess can be measured.',
      steps: [
        [
          'Nobody searches Neutreeko to its end from here: play may go on for ever. So the search stops after some plies, and an evaluation says what the position is worth. The report’s n1 gives ten points for two pieces side by side.',
          'One ply deep it plays 2B-1B, for the points. The truth beside each move says what that costs: black had a win in 3, and throws it away. Such a node is marked: the truth lay beyond the horizon.',
        ],
        ['Two plies deep it is the same: the end is still one ply too far.'],
        [
          'Three plies deep the search sees the win itself, and what the evaluation says no longer matters. But depth is dear: 227 positions instead of 13.',
        ],
        [
          'Or one guesses better. With “threats*10-theirThreats*10” the same single ply finds the win: it counts moves that would win, instead of pairs.',
          'One position proves nothing. In the part Evaluations you weigh features yourself, and see in how many positions of known truth your evaluation keeps the value.',
        ],
      ],
    },
    playouts: {
      title: 'Why random games work in Fuse',
      summary: 'Counting groups fails where games played at random see the point.',
      steps: [
        [
          'In Fuse the largest group wins. So count: by how much would I win if the game ended now? One ply deep, that chooses c8-c5.',
          'It is a mistake: of twelve pushes only two win, e8-e5 and g1-g2. What is a large group now will be pushed apart.',
        ],
        [
          'Three plies deep, and 501 positions later, the count is still wrong. There are eight discs on the border, and what they will do is beyond its horizon.',
        ],
        [
          'Now something else: play the game to its end at random, again and again, and try more often what went well. That is UCT. Here it has not begun.',
          'Step forwards: each walk goes down the tree, adds one position, and comes back with the result of a random game.',
        ],
        [
          'After 50 random games it plays g1-g2, which wins. Single games are noise; but in a random game the discs that are left on the border are pushed in as well, and the count at the end is a true one.',
        ],
        [
          'After 500 games the winning push has the most walks, 145 of them; h3-g3, which only draws, comes close behind. The means are estimates, and the truth beside them says how good they are.',
        ],
      ],
    },
  },
};
