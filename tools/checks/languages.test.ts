import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import lingui from '../../lingui.config.ts'
import { LANGUAGES } from '../../packages/rules/src/languages.ts'
import { languages } from '../../apps/web/src/i18n/languages.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const client = languages.map(({ code }) => code)

/** Names of the files of a folder, without their ending. */
const namesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => basename(path).replace(/\.\w+$/, ''))

it('the menu, the rules and the catalogs know the same languages, in the same order', () => {
  expect(client).toHaveLength(11)
  expect(LANGUAGES).toEqual(client)
  expect(lingui.locales).toEqual(client)
})

it.each(['web', 'server'])('every language has its catalog in apps/%s', (app) => {
  expect(namesIn(`apps/${app}/src/locales/*.po`).toSorted()).toEqual(client.toSorted())
})

it('every language has its glossary', () => {
  expect(namesIn('docs/glossary/*.md').toSorted()).toEqual(client.toSorted())
})
