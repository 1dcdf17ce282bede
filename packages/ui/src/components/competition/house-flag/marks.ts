/** What is painted in the third colour over pattern and cloth, on the same 24 x 24. */

const AT_THE_EDGE = ['M0 0H5V24H0Z', 'M0 0H9V9H0Z', 'M0 0H12L0 12Z']
const IN_THE_MIDDLE = ['M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z', 'M12 6L18 12L12 18L6 12Z']
const TURNS = [0, 90, 180, 270]

export type FlagMark = {
  path: string
  /** Degrees clockwise about the middle of the flag. */
  turn: number
}

/** A bar, a square or a cut corner, on each side; a disc or a diamond in the middle. A flag's picture depends on its place here. */
export const MARKS: readonly FlagMark[] = [
  ...AT_THE_EDGE.flatMap((path) => TURNS.map((turn) => ({ path, turn }))),
  ...IN_THE_MIDDLE.map((path) => ({ path, turn: 0 })),
]
