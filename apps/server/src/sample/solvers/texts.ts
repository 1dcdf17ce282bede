import { type Solver, codeBlock, flagIn } from './reading.ts'

const reversed = (text: string): string => Array.from(text).toReversed().join('')

export const welcomeAboard: Solver = ({ content }) => flagIn(reversed(codeBlock(content)))

export const onionRope: Solver = ({ content }) => {
  const hex = reversed(Buffer.from(codeBlock(content), 'base64').toString())
  return flagIn(fromBase32(Buffer.from(hex, 'hex').toString()))
}

function fromBase32(text: string): string {
  const bits = Array.from(text.replaceAll('=', ''), (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return String.fromCharCode(...(bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const slippedLetters: Solver = ({ content }) => {
  const text = codeBlock(content)
  const tries = Array.from({ length: 26 }, (_, shift) =>
    text.replace(/[a-z]/g, (letter) =>
      String.fromCharCode(((letter.charCodeAt(0) - 97 + shift) % 26) + 97),
    ),
  )
  return flagIn(tries.find((attempt) => attempt.includes('halyard{')) ?? '')
}

/** Everybody knows, or asks an encyclopaedia. */
export const lostLight: Solver = () => 'halyard{pharos}'
