import { seeded } from '../files/seeded.ts'
import { COPIES, type Puzzle, type PuzzleCopy } from '../puzzle.ts'

const SHIPS = 400
const BERTHS = 7

type Ship = { name: string; arrives: number; needs: number }

/** First come, first served, at the free berth with the lowest number. */
function harbourDay(ships: readonly Ship[]): { lastLeaves: number; checksum: number } {
  const freeAt = Array.from({ length: BERTHS }, () => 0)
  let checksum = 0
  for (const ship of ships) {
    const earliest = Math.max(ship.arrives, Math.min(...freeAt))
    const berth = freeAt.findIndex((free) => free <= earliest)
    const leaves = earliest + ship.needs
    freeAt[berth] = leaves
    checksum += (berth + 1) * leaves
  }
  return { lastLeaves: Math.max(...freeAt), checksum }
}

function copy(_: unknown, index: number): PuzzleCopy {
  const numbers = seeded(`quay-day ${index}`)
  let clock = 0
  const ships = Array.from({ length: SHIPS }, (): Ship => {
    clock += numbers.below(9)
    return { name: numbers.hex(6), arrives: clock, needs: 5 + numbers.below(45) }
  })
  const { lastLeaves, checksum } = harbourDay(ships)
  const lines = ships.map(({ name, arrives, needs }) => `${name} ${arrives} ${needs}\n`)
  return { flag: `halyard{${lastLeaves}_${checksum}}`, data: lines.join('') }
}

export const quayDay: Puzzle = {
  title: 'A day at the quay',
  category: 'PPC',
  score: 300,
  submissionLimit: 20,
  fileName: 'arrivals.txt',
  copies: () => Array.from({ length: COPIES }, copy),
  hints: ['A berth that falls free in the minute of an arrival is free for that arrival.'],
  content: `Your crew got its own list of arrivals, another one than any other crew. Each line names a ship, the minute it arrives
and the minutes it needs at a berth; the list is in the order of arrival.

The quay has ${BERTHS} berths, numbered from 1. Ships are served strictly in the order of the list. A ship takes the free berth
with the lowest number; if none is free it waits, and everyone behind it waits too, until the first falls free.
A ship that takes a berth in minute *m* and needs *k* minutes leaves in minute *m + k*.

The flag is \`halyard{A_B}\`:

- **A** is the minute in which the last ship leaves,
- **B** is the sum over all ships of *berth number* times *minute of leaving*.

\`\`\`text
one   0 10      takes berth 1, leaves at 10
two   3 10      takes berth 2, leaves at 13
\`\`\`

With these two ships the flag would be \`halyard{13_36}\`.
`,
}
