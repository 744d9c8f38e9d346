/**
 * Trains by level on a grid of 48 by 28, rails at 25: body, what is drawn upon it, and wheels as [x, radius]. From a tank
 * engine to an express, they differ in outline, not only in their number.
 */
export interface Loco {
  readonly body: string;
  readonly lines: string;
  readonly glass: string;
  readonly wheels: readonly (readonly [number, number])[];
}

export const LOCOS: readonly Loco[] = [
  {
    body: 'M10 20V7H22V11H32V6H36V11C39 11 40 13 40 16V20Z',
    lines: 'M9 7H23M22 11V20M40 20H43V17M31 6H37',
    glass: 'M13 10H19V14H13Z',
    wheels: [
      [17, 4],
      [31, 4],
    ],
  },
  {
    body: 'M15 20V6H25V10H36V4H39V10C43 10 44 13 44 16V20ZM2 11H12V20H2Z',
    lines: 'M14 6H26M25 10V20M12 18H15M30 10V8M35 4H40M44 20H47L44 16',
    glass: 'M17.5 9H22.5V13H17.5Z',
    wheels: [
      [5.5, 3],
      [10, 3],
      [21, 4],
      [30, 4],
      [39, 4],
    ],
  },
  {
    body: 'M3 21V8C3 7 4 6 5 6H39L45 13V21Z',
    lines: 'M3 17H45M16 6L19 2H28M13 17V21M35 17V21',
    glass: 'M7 9H12V13H7ZM15 9H20V13H15ZM23 9H28V13H23ZM31 9H38L41 13H31Z',
    wheels: [
      [9, 3],
      [16, 3],
      [32, 3],
      [39, 3],
    ],
  },
  {
    body: 'M1 22V7H26C37 7 44 14 47 22Z',
    lines: 'M1 17H44M8 7L11 3L14 7M1 22H47',
    glass: 'M4 10H9V14H4ZM11 10H16V14H11ZM18 10H23V14H18ZM28 10C33 10.5 36 12 38.5 14H28Z',
    wheels: [
      [7, 2.5],
      [13, 2.5],
      [33, 2.5],
      [39, 2.5],
    ],
  },
];
