// Fails when a catalog does not match the source: a message not extracted, no longer used, or not translated. And when a text uses words or
// signs that the glossary of its language forbids.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { faultsIn, rulesOf } from './wording.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const catalogs = globSync('apps/{web,server}/src/locales/*.po', { cwd: root }).toSorted()
const read = () => catalogs.map((path) => readFileSync(`${root}${path}`, 'utf8'))

/** Lines of a catalog that say what it holds; its head carries dates. */
const body = (text: string) => text.slice(text.indexOf('\n\n'))

const before = read()
const lingui = (...args: string[]) =>
  execFileSync('pnpm', ['exec', 'lingui', ...args], { cwd: root, encoding: 'utf8' })

lingui('extract', '--clean')
const after = read()
for (const [index, path] of catalogs.entries()) {
  writeFileSync(`${root}${path}`, before[index] ?? '')
  if (body(before[index] ?? '') !== body(after[index] ?? '')) {
    console.error(
      `${path} does not match the source: run pnpm i18n:extract and translate what is new`,
    )
    process.exitCode = 1
  }
}
for (const [index, path] of catalogs.entries()) {
  const untranslated = [...(after[index] ?? '').matchAll(/^msgid "(.+)"\nmsgstr ""\n(?!")/gm)]
  for (const [, id] of untranslated) console.error(`${path}: not translated: ${id}`)
  if (untranslated.length > 0) process.exitCode = 1
}

const format = formatter()
for (const [index, path] of catalogs.entries()) {
  const language = basename(path, '.po')
  const page = `docs/glossary/${language}.md`
  const rules = rulesOf(readFileSync(`${root}${page}`, 'utf8'))
  const catalog = await format.parse(after[index] ?? '', {
    locale: language,
    sourceLocale: 'en-US',
    filename: path,
  })
  for (const { message, translation } of Object.values(catalog))
    for (const fault of faultsIn(language, translation ?? '', rules)) {
      console.error(`${path}: ${message}\n  ${translation}\n  ${fault} (${page})`)
      process.exitCode = 1
    }
}
