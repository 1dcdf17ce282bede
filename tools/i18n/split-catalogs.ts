// Moves the texts of staff's screens into catalogs of their own, once `lingui compile` has written one for each language: en-US.json and
// en-US.staff.json. Translators have one file for each language.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { STAFF_SOURCES } from '../../apps/web/build/staff-sources.ts'

const folder = fileURLToPath(new URL('../../apps/web/src/locales/', import.meta.url))
const sourceLocale = 'en-US'

const source = await formatter().parse(readFileSync(`${folder}${sourceLocale}.po`, 'utf8'), {
  locale: sourceLocale,
  sourceLocale,
  filename: `${sourceLocale}.po`,
})
const ofStaff = new Set(
  Object.entries(source).flatMap(([id, { origin = [] }]) =>
    origin.length > 0 && origin.every(([file]) => STAFF_SOURCES.test(file)) ? [id] : [],
  ),
)

for (const path of globSync('*-*.json', { cwd: folder })) {
  if (path.endsWith('.staff.json')) continue
  const { messages }: { messages: Record<string, unknown> } = JSON.parse(
    readFileSync(`${folder}${path}`, 'utf8'),
  )
  const texts = Object.entries(messages)
  const write = (name: string, isStaff: boolean) =>
    writeFileSync(
      `${folder}${name}`,
      JSON.stringify({
        messages: Object.fromEntries(texts.filter(([id]) => ofStaff.has(id) === isStaff)),
      }),
    )
  write(`${basename(path, '.json')}.staff.json`, true)
  write(path, false)
}
