import { expect, it } from 'vitest'
import { plainLine } from '#features/administer/logs/plain-line.ts'

const esc = '\u001B'

it.each([
  ['text as it is', 'ada logged in: 日本', 'ada logged in: 日本'],
  [
    'HTML as it is: it is shown as text',
    '<img src=x onerror=alert(1)>',
    '<img src=x onerror=alert(1)>',
  ],
  ['no colours of a terminal', `${esc}[1;31mred${esc}[0m`, 'red'],
  ['no title of a window', `${esc}]0;owned\u0007after`, 'after'],
  ['no link of a terminal', `${esc}]8;;https://evil.example${esc}\\text${esc}]8;;${esc}\\`, 'text'],
  ['no cleared screen', `${esc}cafter${esc}[2J`, 'after'],
  ['an escape at the end as its picture', `cut${esc}`, 'cut␛'],
  ['line breaks, nulls and deletes as their pictures', 'a\r\nb\u0000\u007F', 'a␍␊b␀␡'],
  ['no turned direction', 'user \u202Egnp.exe', 'user \uFFFDgnp.exe'],
])('shows %s', (_what, text, shown) => {
  expect(plainLine(text)).toBe(shown)
})
