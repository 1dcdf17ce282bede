import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{every_letter_dragged_its_anchor}'
const SHIFT = 19

const shifted = (text: string): string =>
  text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + SHIFT) % 26) + 97),
  )

export const slippedLetters: Puzzle = {
  title: 'Slipped letters',
  category: 'Crypto',
  score: 100,
  flag: FLAG,
  hints: ['All letters dragged by the same distance, in the same direction.'],
  content: `A gale went through the type case of the harbour gazette. Only the letters moved, and they kept together.

\`\`\`text
${shifted(`the pilot leaves at slack water. the word at the gate is ${FLAG} and not a letter less.`)}
\`\`\`
`,
}
