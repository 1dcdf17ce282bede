import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{the_tide_comes_back_every_nine}'
const KEY = Buffer.from('e24b7f9013c8a6d55a', 'hex')
const LETTER = `Dear harbour master,

the crates of the Halcyon are not tea. Ask for the blue ledger and give the word
${FLAG}
to the man with the brass telescope. Burn this letter, and mind the tide: it comes
in and goes out again, over and over, and covers everything in the same way.

Your servant, C.
`

const sealed = (text: string): Buffer =>
  Buffer.from(Buffer.from(text).map((byte, index) => byte ^ (KEY[index % KEY.length] ?? 0)))

export const repeatingTide: Puzzle = {
  title: 'Repeating tide',
  category: 'Crypto',
  score: 250,
  flag: FLAG,
  file: { name: 'letter.sealed', data: () => sealed(LETTER) },
  hints: [
    'The captain seals each byte with one byte of a short key, again and again.',
    'You know how all of his letters begin. That is longer than the key.',
  ],
  content: `We intercepted a sealed letter. The captain is a polite man: without exception his letters begin with
\`Dear harbour master,\` and the seal is his usual one, an exclusive or with a short key that repeats.
`,
}
