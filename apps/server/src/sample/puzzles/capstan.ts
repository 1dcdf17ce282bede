import { seeded } from '../files/seeded.ts'
import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{round_and_round_the_capstan_goes}'

const turnLeft = (byte: number, by: number): number => ((byte << by) | (byte >>> (8 - by))) & 0xff

/** One block for each letter: load it, work on it, compare. */
function program(): string {
  const numbers = seeded('capstan')
  const order = numbers.shuffled(Array.from(FLAG, (letter, place) => ({ letter, place })))
  const blocks = order.map(({ letter, place }) => {
    const [twist, turns, haul] = [numbers.below(256), 1 + numbers.below(7), numbers.below(256)]
    const end = (turnLeft(letter.charCodeAt(0) ^ twist, turns) + haul) & 0xff
    return `  load ${place}\n  twist ${twist}\n  turn ${turns}\n  haul ${haul}\n  check ${end}\n`
  })
  return `; capstan, an 8-bit machine with one drum
; load p   drum = letter p of the word (from 0)
; twist n  drum = drum xor n
; turn n   drum turns left by n bits, what falls off comes back on the right
; haul n   drum = drum + n, modulo 256
; check n  cast off unless drum = n
; hold     the word is good

${blocks.join('')}  hold
`
}

export const capstan: Puzzle = {
  title: 'Capstan',
  category: 'Reverse',
  score: 300,
  flag: FLAG,
  file: { name: 'capstan.asm', data: program },
  hints: ['Every step can be undone: walk each block from its end to its start.'],
  content: `They replaced the crew at the capstan by a machine that only turns for those who know the word. This is its program.
The instructions are explained at the top; the word is not.
`,
}
