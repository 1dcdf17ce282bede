import { wav } from '../files/wav.ts'
import type { Puzzle } from '../puzzle.ts'

const MESSAGE = 'SOUND TWICE BEFORE YOU TURN'

const MORSE: Readonly<Record<string, string>> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  I: '..',
  N: '-.',
  O: '---',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  W: '.--',
  Y: '-.--',
}

const SAMPLES_PER_SECOND = 4000
/** A dot lasts a twentieth of a second, a dash three of them. */
const UNIT = SAMPLES_PER_SECOND / 20
const HORN_HERTZ = 440

/** Units of sound (1) and silence (0): 1 between signs, 3 between letters, 7 between words. */
const keyed = (message: string): string =>
  message
    .split(' ')
    .map((word) =>
      Array.from(word, (letter) =>
        Array.from(MORSE[letter] ?? '', (sign) => (sign === '.' ? '1' : '111')).join('0'),
      ).join('000'),
    )
    .join('0000000')

function horn(): Buffer {
  const units = `000${keyed(MESSAGE)}000`
  const samples = Uint8Array.from({ length: units.length * UNIT }, (_, index) => {
    if (units.charAt(Math.floor(index / UNIT)) === '0') return 128
    return 128 + Math.round(90 * Math.sin((2 * Math.PI * HORN_HERTZ * index) / SAMPLES_PER_SECOND))
  })
  return wav(SAMPLES_PER_SECOND, samples)
}

export const fogHorn: Puzzle = {
  title: 'Fog horn',
  category: 'Misc',
  score: 150,
  flag: `halyard{${MESSAGE.toLowerCase().replaceAll(' ', '_')}}`,
  file: { name: 'fog-horn.wav', data: horn },
  hints: ['Look at the waveform instead of listening to it: short, long, pause.'],
  content: `Thick fog since the dog watch. Something out there sounds its horn, and it does not sound like a warning.

Write what it says in small letters, an underscore for each gap between words, inside \`halyard{…}\`.
`,
}
