import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{four_strands_one_rope}'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function base32(text: string): string {
  const bits = Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  const letters = groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
  return letters.join('').padEnd(Math.ceil(letters.length / 8) * 8, '=')
}

const layers = [
  base32,
  (text: string) => Buffer.from(text).toString('hex'),
  (text: string) => Array.from(text).toReversed().join(''),
  (text: string) => Buffer.from(text).toString('base64'),
]

export const onionRope: Puzzle = {
  title: 'Onion rope',
  category: 'Misc',
  score: 100,
  flag: FLAG,
  hints: [
    'The last thing done to it ends in letters, digits and perhaps an equals sign. Start there.',
    'One of the four strands is not an encoding at all: somebody read it from the wrong end.',
  ],
  content: `The rigger swears that his rope has four strands and that each can be undone by hand.

\`\`\`text
${layers.reduce((text, layer) => layer(text), FLAG)}
\`\`\`
`,
}
