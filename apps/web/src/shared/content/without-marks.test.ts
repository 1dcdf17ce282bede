import { expect, it } from 'vitest'
import { withoutMarks } from '#shared/content/without-marks.ts'

it.each([
  ['**Capstan** restarts at _03:30_', 'Capstan restarts at 03:30'],
  ['Read [the rules](https://ctf.example/rules) again', 'Read the rules again'],
  ['Use `nc host 1337`, not ~~ssh~~', 'Use nc host 1337, not ssh'],
  ['Go to <https://ctf.example>', 'Go to https://ctf.example'],
  ['2 * 3 * 4 and snake_case_name stay', '2 * 3 * 4 and snake_case_name stay'],
  ['A \\* is a star', 'A * is a star'],
])('%s', (source, text) => {
  expect(withoutMarks(source)).toBe(text)
})
