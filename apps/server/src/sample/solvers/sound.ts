import type { Solver } from './reading.ts'

const LETTERS: Readonly<Record<string, string>> = {
  '.-': 'a',
  '-...': 'b',
  '-.-.': 'c',
  '-..': 'd',
  '.': 'e',
  '..-.': 'f',
  '--.': 'g',
  '....': 'h',
  '..': 'i',
  '.---': 'j',
  '-.-': 'k',
  '.-..': 'l',
  '--': 'm',
  '-.': 'n',
  '---': 'o',
  '.--.': 'p',
  '--.-': 'q',
  '.-.': 'r',
  '...': 's',
  '-': 't',
  '..-': 'u',
  '...-': 'v',
  '.--': 'w',
  '-..-': 'x',
  '-.--': 'y',
  '--..': 'z',
}

/** Looks at windows of 50 ms: loud or silent. */
export const fogHorn: Solver = ({ file }) => {
  const rate = file.readUInt32LE(24)
  const samples = file.subarray(44)
  const windows = Array.from({ length: Math.floor(samples.length / (rate / 20)) }, (_, index) => {
    const part = samples.subarray((index * rate) / 20, ((index + 1) * rate) / 20)
    return part.some((sample) => Math.abs(sample - 128) > 20) ? '1' : '0'
  }).join('')
  const words = windows.replace(/^0+|0+$/g, '').split('0000000')
  const text = words.map((word) =>
    word
      .split('000')
      .map(
        (letter) => LETTERS[letter.replaceAll('111', '-').replaceAll('1', '.').replaceAll('0', '')],
      )
      .join(''),
  )
  return `halyard{${text.join('_')}}`
}
