// Moves the texts of staff's screens and of the own account into catalogs of their own, once `lingui compile` has written one for each
// language: en-US.json, en-US.staff.json and en-US.account.json. Translators have one file for each language.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { ACCOUNT_SOURCES, STAFF_SOURCES } from '../../apps/web/build/staff-sources.ts'

const folder = fileURLToPath(new URL('../../apps/web/src/locales/', import.meta.url))
const sourceLocale = 'en-US'

const source = await formatter().parse(readFileSync(`${folder}${sourceLocale}.po`, 'utf8'), {
  locale: sourceLocale,
  sourceLocale,
  filename: `${sourceLocale}.po`,
})
const audiences = { staff: STAFF_SOURCES, account: ACCOUNT_SOURCES }
type Audience = keyof typeof audiences

/** Who alone shows a text; undefined for one of everybody. */
const audienceOf = new Map<string, Audience>()
for (const [id, { origin = [] }] of Object.entries(source)) {
  if (origin.length === 0) continue
  for (const audience of ['staff', 'account'] satisfies Audience[])
    if (origin.every(([file]) => audiences[audience].test(file))) audienceOf.set(id, audience)
}

for (const path of globSync('*-*.json', { cwd: folder })) {
  const language = basename(path, '.json')
  // What this step has written before.
  if (language.includes('.')) continue
  const { messages }: { messages: Record<string, unknown> } = JSON.parse(
    readFileSync(`${folder}${path}`, 'utf8'),
  )
  const texts = Object.entries(messages)
  const write = (name: string, audience: Audience | undefined) =>
    writeFileSync(
      `${folder}${name}`,
      JSON.stringify({
        messages: Object.fromEntries(texts.filter(([id]) => audienceOf.get(id) === audience)),
      }),
    )
  write(`${language}.staff.json`, 'staff')
  write(`${language}.account.json`, 'account')
  write(path, undefined)
}
