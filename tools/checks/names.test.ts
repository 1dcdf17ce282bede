// Names come in all scripts. Messages isolate them by themselves (apps/web/src/i18n); this finds what goes past the messages.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories|css)\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(`${root}${path}`, 'utf8') }))

const linesOf = (sources: typeof files, isWrong: (line: string) => boolean) =>
  sources.flatMap(({ path, source }) =>
    source
      .split('\n')
      .flatMap((line, index) => (isWrong(line) ? `${path}:${index + 1} ${line.trim()}` : [])),
  )

/** A name put into a text that people read, by hand: into what a control is called, or a notice. */
function joinsName(line: string): boolean {
  const said =
    /\b(?:aria-label|label|alt|description|hint|heading|placeholder|text|body)(?:=\{|: )(?:[^`]*\? )?`([^`]*)`/
  const text = said.exec(line)?.[1] ?? ''
  return (
    /\$\{[\w.?]*(?:[nN]ame|[tT]itle)\}/.test(text) && text.replace(/\$\{[^}]*\}|\\n/g, '') !== ''
  )
}

it('finds a name that is joined to words by hand', () => {
  const wrong = ['label={`${label}: ${to.title}`}', '  label: `${team.name}, ${time}`,']
  const right = ['label={`${label}: ${isolate(to.title)}`}', 'aria-label={t`Follow ${name}`}']
  expect(wrong.map(joinsName)).toEqual([true, true])
  expect(right.map(joinsName)).toEqual([false, false])
})

it('names are joined to words by messages, or isolated', () => {
  expect(linesOf(files, joinsName)).toEqual([])
})

const importsCore = (line: string) =>
  /^import \{[^}]*\b(i18n|setupI18n|I18n)\b[^}]*\} from '@lingui\/core'/.test(line)

it('every message comes from the catalog that isolates names', () => {
  const others = files.filter(({ path }) => !path.startsWith('apps/web/src/i18n/'))
  expect(importsCore("import { i18n } from '@lingui/core'")).toBe(true)
  expect(linesOf(others, importsCore)).toEqual([])
})
