import { seeded } from '../files/seeded.ts'
import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{the_heron_wrote_it_with_berths}'
const HERON = 'Grey Heron'
const SHIPS = [
  'Aldebaran',
  'Bonny Kate',
  'Corriedale',
  'Dunlin',
  'Esperance',
  'Fulmar',
  'Godwit',
  HERON,
]
const NIGHT = Date.UTC(2026, 2, 13, 21)
const ACTS = ['sighted', 'hailed', 'moored', 'cast off'] as const

type Line = { ship: string; at: number; act: string; berth: number }

const line = ({ ship, at, act, berth }: Line): string =>
  `${ship.padEnd(11)} ${new Date(at).toISOString().slice(0, 19)}Z ${act.padEnd(9)} berth ${berth}`

const filedUnder = ({ ship, berth, act, at }: Line): string =>
  `${ship}${String(berth).padStart(3, '0')}${act}${at}`

/** Sorted by ship and berth; only the times tell the story. */
function log(): string {
  const numbers = seeded('night-watch')
  const noise = Array.from({ length: 2600 }, (): Line => {
    const ship = numbers.pick(SHIPS)
    const act = numbers.pick(ship === HERON ? ACTS.filter((name) => name !== 'moored') : ACTS)
    return { ship, at: NIGHT + numbers.below(36_000) * 1000, act, berth: 1 + numbers.below(140) }
  })
  const story = Array.from(FLAG, (letter, index): Line => ({
    ship: HERON,
    at: NIGHT + (index * 613 + 90) * 1000,
    act: 'moored',
    berth: letter.charCodeAt(0),
  }))
  return [...noise, ...story]
    .toSorted((a, b) => (filedUnder(a) < filedUnder(b) ? -1 : 1))
    .map((entry) => `${line(entry)}\n`)
    .join('')
}

export const nightWatch: Puzzle = {
  title: 'Night watch',
  category: 'Forensics',
  score: 150,
  flag: FLAG,
  file: { name: 'night-watch.log', data: log },
  hints: ['A berth number is a number like any other. Some numbers are letters.'],
  content: `The watch wrote down every movement of the night, and the office filed the lines by ship. The *${HERON}* kept mooring
here and there as if she could not decide.

| Column | What it holds |
| --- | --- |
| 1 | the ship |
| 2 | when, in UTC |
| 3 | what she did: \`sighted\`, \`hailed\`, \`moored\`, \`cast off\` |
| 4 | at which berth |
`,
}
