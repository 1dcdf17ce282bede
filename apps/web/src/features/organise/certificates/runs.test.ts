import { expect, it } from 'vitest'
import { runsOf } from '#features/organise/certificates/runs.ts'

/** Faces by script; none for emoji. */
function faceOf(code: number, current: string | undefined) {
  if (code < 0x41) return current ?? 'latin'
  if (code < 0x250) return 'latin'
  if (code >= 0x400 && code < 0x530) return 'cyrillic'
  if (code >= 0x590 && code < 0x700) return 'arabic'
  return undefined
}
const draw = (line: string) => runsOf(line, faceOf).map(({ text, face }) => [face, text])

it.each([
  ['Quay Rats 7', [['latin', 'Quay Rats 7']]],
  [
    'Team Заря',
    [
      ['latin', 'Team '],
      ['cyrillic', 'Заря'],
    ],
  ],
  // As seen from the left: the text after an Arabic name is before it only where the line is Arabic.
  [
    'Team مرحبا wins',
    [
      ['latin', 'Team '],
      ['arabic', 'مرحبا'],
      ['arabic', ' '],
      ['latin', 'wins'],
    ],
  ],
  [
    'مرحبا Team',
    [
      ['latin', 'Team'],
      ['arabic', 'مرحبا '],
    ],
  ],
  ['Crab 🦀!', [['latin', 'Crab ?!']]],
  ['\u202egnp.exe\u0007', [['latin', 'gnp.exe']]],
  ['', []],
])('splits "%s" by face, as it is seen', (line, runs) => {
  expect(draw(line)).toEqual(runs)
})
