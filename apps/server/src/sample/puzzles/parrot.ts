import { seeded } from '../files/seeded.ts'
import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{polly_only_repeats_what_pays}'
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789_{}'

/** One row of weights for each place of the sentence, one weight for each letter. */
function network(): string {
  const numbers = seeded('parrot')
  const weight = () => Number((numbers.below(2000) / 1000 - 1).toFixed(3))
  const weights = Array.from(FLAG, (letter) => {
    const liked = ALPHABET.indexOf(letter)
    return Array.from(ALPHABET, (_, index) =>
      index === liked ? Number((weight() + 2.1).toFixed(3)) : weight(),
    )
  })
  const rows = weights.map((row) => `    [${row.join(', ')}]`)
  return `{\n  "alphabet": "${ALPHABET}",\n  "weights": [\n${rows.join(',\n')}\n  ]\n}\n`
}

export const parrot: Puzzle = {
  title: 'The parrot on the bridge',
  category: 'AI',
  score: 200,
  deadlineHours: 72,
  flag: FLAG,
  file: { name: 'parrot.json', data: network },
  hints: ['There is no need to try sentences. Each place is judged on its own.'],
  content: `Our parrot was trained for years and became a very small network. It hears a sentence of fixed length and is pleased by

\`\`\`text
joy(sentence) = sum over all places p of weights[p][ position of sentence[p] in the alphabet ]
\`\`\`

Which sentence pleases it most? It goes to roost three days after the start: from then on it gives nothing for the answer.
`,
}
