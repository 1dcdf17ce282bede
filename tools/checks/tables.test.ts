import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const isNamed = (tag: string) => /aria-label(ledby)?=|role="none"|\{\.\.\.rest\}/.test(tag)

/** The tables of a source that have neither a name of their own nor a caption. */
function namelessTables(source: string): string[] {
  const tables = source.matchAll(/<table\b(?:=>|[^>])*>(?=(\s*<caption)?)/g)
  return [...tables].flatMap(([tag, caption]) => (caption || isNamed(tag) ? [] : [tag]))
}

it('finds a table without a name', () => {
  const sources = ['<table className="x">', '<table aria-label="Games">', '<table><caption>Games']
  expect(sources.map((source) => namelessTables(source).length)).toEqual([1, 0, 0])
})

it('every table has a name that readers say', () => {
  const files = globSync(['apps/web/src/**/*.tsx', 'packages/ui/src/components/**/*.tsx'], {
    cwd: root,
  }).filter((path) => !/\.(test|stories)\.tsx$/.test(path))
  expect(files.length).toBeGreaterThan(500)
  const nameless = files.flatMap((path) =>
    namelessTables(readFileSync(`${root}${path}`, 'utf8')).map((tag) => `${path}: ${tag}`),
  )
  expect(nameless).toEqual([])
})
