// Translators see a message without its source: its placeholders need names.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const catalog = new URL('../../apps/web/src/locales/en-US.po', import.meta.url)
const messages = readFileSync(fileURLToPath(catalog), 'utf8').match(/^msgid ".+"$/gm) ?? []

it('the values in messages have names', () => {
  expect(messages.length).toBeGreaterThan(2000)
  expect(messages.filter((message) => /\{\d+\}/.test(message))).toEqual([])
})
