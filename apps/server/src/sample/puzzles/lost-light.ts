import type { Puzzle } from '../puzzle.ts'

export const lostLight: Puzzle = {
  title: 'The lost light',
  category: 'OSINT',
  score: 100,
  submissionLimit: 10,
  flag: 'halyard{pharos}',
  hints: [
    'Its stones lie in the harbour, and a fortress stands on what is left of its foundation.',
  ],
  content: `A light stood at 31.2140 N, 29.8856 E for some fifteen centuries. Earthquakes took it, and several languages still call
every lighthouse after the small island on which it was built.

The flag is \`halyard{…}\` with the name of that island, in small letters.
`,
}
