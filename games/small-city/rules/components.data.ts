import type { Components } from './components.ts';

/**
 * The game's own component set. What the printed rules fix is in it (sizes, totals, the materials of School and Museum);
 * boards, some shapes, counts per level, other materials and the split of the decks are reconstructed.
 */
export const OWN_COMPONENTS: Components = {
  boards: {
    easy: {
      width: 10,
      height: 10,
      zones: [
        { row: 0, column: 0, width: 7, height: 7 },
        { row: 0, column: 0, width: 8, height: 8 },
        { row: 0, column: 0, width: 9, height: 9 },
        { row: 0, column: 0, width: 10, height: 10 },
      ],
    },
    expert: {
      width: 9,
      height: 9,
      zones: [
        { row: 0, column: 0, width: 6, height: 6 },
        { row: 0, column: 0, width: 7, height: 7 },
        { row: 0, column: 0, width: 8, height: 8 },
        { row: 0, column: 0, width: 9, height: 9 },
      ],
    },
  },
  tiles: [
    { id: 'R1', count: 30, cells: [[0, 0]] },
    {
      id: 'R2',
      count: 20,
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
    {
      id: 'R3',
      count: 16,
      cells: [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
    },
    {
      id: 'R4',
      count: 12,
      cells: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    },
    {
      id: 'R5',
      count: 12,
      cells: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
        [2, 0],
      ],
    },
    { id: 'C1', count: 14, cells: [[0, 0]], spaces: ['money'] },
    {
      id: 'C2',
      count: 10,
      cells: [
        [0, 0],
        [0, 1],
      ],
      spaces: ['money', 'cubeForMoney'],
    },
    {
      id: 'C3',
      count: 9,
      cells: [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      spaces: ['money', 'cubeForMoney', 'moneyForVotes'],
    },
    {
      id: 'C4',
      count: 8,
      cells: [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
      ],
      spaces: ['money', 'cubeForMoney', 'moneyForVotes', 'cubeForVotes'],
    },
    { id: 'F1', count: 16, cells: [[0, 0]], spaces: ['white'] },
    {
      id: 'F2',
      count: 11,
      cells: [
        [0, 0],
        [0, 1],
      ],
      spaces: ['white', 'grey'],
    },
    {
      id: 'F3',
      count: 10,
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      spaces: ['white', 'grey', 'black'],
    },
    { id: 'REF', count: 4, cells: [[0, 0]] },
    {
      id: 'HAR',
      count: 4,
      cells: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
      water: [
        [1, 0],
        [1, 1],
      ],
    },
    {
      id: 'WH',
      count: 12,
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
    { id: 'P1', count: 22, cells: [[0, 0]] },
    {
      id: 'P2',
      count: 18,
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
    {
      id: 'P3',
      count: 15,
      cells: [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
    },
    {
      id: 'POL',
      count: 4,
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
    {
      id: 'FIR',
      count: 4,
      cells: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    },
    { id: 'SCH', count: 4, cells: [[0, 0]], materials: [1, 0, 0] },
    {
      id: 'LIB',
      count: 4,
      cells: [
        [0, 0],
        [0, 1],
      ],
      materials: [2, 0, 0],
    },
    {
      id: 'MUS',
      count: 4,
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      materials: [2, 1, 0],
    },
    {
      id: 'MET',
      count: 4,
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 1],
      ],
      materials: [2, 2, 0],
    },
    {
      id: 'CLI',
      count: 4,
      cells: [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, 2],
        [2, 1],
      ],
      materials: [2, 2, 1],
    },
    {
      id: 'UNI',
      count: 4,
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      materials: [2, 2, 2],
    },
    {
      id: 'CH',
      count: 4,
      cells: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    },
  ],
  decks: { easy: [1, 2, 3, 4, 5], medium: [6, 7, 8, 9, 10, 11], difficult: [12, 13, 14, 15, 16] },
};
