import { expect, it } from 'vitest'
import { aConfig } from '#features/administer/settings/builders.ts'
import { formsOf } from '#features/administer/settings/sections.ts'
import { readSettingsFile, settingsFile } from '#features/administer/settings/settings-file.ts'

const config = aConfig()
const fileOf = (parts: object) =>
  JSON.stringify({ format: 'halyard-settings', version: 1, ...parts })

it('what one platform wrote another reads', () => {
  const other = aConfig({ title: 'Quay CTF' })
  expect(readSettingsFile(settingsFile(other), config)).toEqual(formsOf(other))
})

it('what the file lacks stays, what nobody knows is left out', () => {
  const file = fileOf({ accounts: { useCaptcha: true, isAdmin: true }, other: {} })
  expect(readSettingsFile(file, config)).toEqual({
    ...formsOf(config),
    accounts: { ...formsOf(config).accounts, useCaptcha: true },
  })
})

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['other JSON', '{"title":"Quay"}'],
  ['a part that is a list', fileOf({ mail: [] })],
  ['a number as text', fileOf({ instances: { defaultLifetime: '30' } })],
  ['nothing where a text belongs', fileOf({ platform: { title: null } })],
])('%s is no file of settings', (_what, text) => {
  expect(readSettingsFile(text, config)).toBeUndefined()
})
