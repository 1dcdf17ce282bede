// The words of docs/words.md: what a thing is not called is no identifier anywhere.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(`${root}docs/words.md`, 'utf8')

/** The words in backticks in the last column. */
const avoided = new Set(
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)])
    .map(([, word = '']) => word),
)

const mention = new RegExp(String.raw`\b(?:${[...avoided].join('|')})\b`)

/** Identifiers of a source that are among the words; comments, strings and texts may have them. */
function findAvoided(path: string, source: string): string[] {
  if (!mention.test(source)) return []
  const found: string[] = []
  const look = ({ name, start }: { name: string; start: number }) => {
    if (avoided.has(name))
      found.push(`${path}:${source.slice(0, start).split('\n').length} ${name}`)
  }
  new Visitor({ Identifier: look, JSXIdentifier: look }).visit(parseSync(path, source).program)
  return found
}

it('finds identifiers, not what is only written', () => {
  const source = "/** sayUp */\nconst goOn = () => 'isSeat'\nhost.sayUp()"
  expect(findAvoided('a.ts', source)).toEqual(['a.ts:2 goOn', 'a.ts:3 sayUp'])
  expect(findAvoided('a.tsx', 'const a = <p>sayUp</p>')).toEqual([])
})

it('nothing has a name that the page of words forbids', () => {
  const files = globSync('{apps,packages,bench,e2e,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|\.gen\.|dist|\.cache/.test(path),
  })
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((path) => findAvoided(path, readFileSync(root + path, 'utf8')))).toEqual([])
})

it('the page stays short', () => {
  expect(page.split('\n').length).toBeLessThanOrEqual(60)
})
