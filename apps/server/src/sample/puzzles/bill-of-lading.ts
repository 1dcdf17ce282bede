import { createHash } from 'node:crypto'
import { seeded } from '../files/seeded.ts'
import type { Puzzle } from '../puzzle.ts'

const BLOCKS = 48
const ALTERED = 29
const CARGO = ['copper', 'coffee', 'coal', 'cotton', 'cork', 'cocoa', 'canvas']

type Block = { index: number; previous: string; cargo: string; hash: string }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hashOf = ({ index, previous, cargo }: Omit<Block, 'hash'>): string =>
  sha256(`${index}|${previous}|${cargo}`)

/** The honest chain, and what the hash of the altered page would have to be. */
function ledger(): { blocks: Block[]; due: string } {
  const numbers = seeded('bill-of-lading')
  const blocks: Block[] = []
  for (let index = 0; index < BLOCKS; index += 1) {
    const previous = blocks.at(-1)?.hash ?? '0'.repeat(64)
    const cargo = `${numbers.below(900) + 100} sacks of ${numbers.pick(CARGO)}`
    blocks.push({ index, previous, cargo, hash: hashOf({ index, previous, cargo }) })
  }
  const forged = blocks.map((block) =>
    block.index === ALTERED ? { ...block, cargo: '9 sacks of pearls' } : block,
  )
  const page = forged[ALTERED]
  return { blocks: forged, due: page ? hashOf(page) : '' }
}

export const billOfLading: Puzzle = {
  title: 'Bill of lading',
  category: 'Blockchain',
  score: 200,
  flag: `halyard{${ALTERED}_${ledger().due.slice(0, 16)}}`,
  file: { name: 'ledger.json', data: () => `${JSON.stringify(ledger().blocks, null, 2)}\n` },
  hints: [
    'All links fit. A link only says what the page before was sealed with, not what is on it now.',
  ],
  content: `The shipping office keeps its bills in a chain: each page carries the seal of the page before, and is sealed itself.
One page was changed afterwards, and whoever did it could not make the seal fit.

\`\`\`text
seal = hex( SHA-256( index + "|" + previous + "|" + cargo ) )
\`\`\`

The flag is \`halyard{I_S}\` with **I** the index of the changed page and **S** the first 16 characters of the seal that its
present text would need.
`,
}
