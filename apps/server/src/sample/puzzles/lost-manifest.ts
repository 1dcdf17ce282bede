import { seeded } from '../files/seeded.ts'
import { zip } from '../files/zip.ts'
import { COPIES, type Puzzle, type PuzzleCopy } from '../puzzle.ts'

const GOODS = [
  'tar',
  'hemp rope',
  'sailcloth',
  'salt cod',
  'brass lamps',
  'ship biscuit',
  'oak planks',
]

function copy(_: unknown, index: number): PuzzleCopy {
  const numbers = seeded(`lost-manifest ${index}`)
  const flag = `halyard{struck_off_but_still_aboard_${numbers.hex(12)}}`
  const list = () =>
    Array.from(
      { length: 30 },
      () => `${numbers.below(90) + 10} barrels of ${numbers.pick(GOODS)}\n`,
    )
  const data = zip([
    { name: 'hold-1.txt', data: list().join('') },
    { name: 'hold-2.txt', data: list().join('') },
    {
      name: 'hold-3.txt',
      data: [...list(), `and one box, contents: ${flag}\n`].join(''),
      unlisted: true,
    },
    { name: 'hold-4.txt', data: list().join('') },
  ])
  return { flag, data }
}

export const lostManifest: Puzzle = {
  title: 'Lost manifest',
  category: 'Forensics',
  score: 400,
  fileName: 'manifest.zip',
  copies: () => Array.from({ length: COPIES }, copy),
  hints: [
    'A table of contents is a list that somebody wrote. It is not the contents.',
    'In this format every file has a header of its own, right in front of its data: PK, 3, 4.',
  ],
  content: `A ship with four holds, and papers for three of them. The clerk struck hold 3 off the list before he sent the archive,
and he is sure that nobody will miss it. Every crew got papers of its own.
`,
}
