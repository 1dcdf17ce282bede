// The words of docs/words.md: what a thing is not called is no identifier anywhere, and vague words are in no comment.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(`${root}docs/words.md`, 'utf8')

/** Words in backticks; a `*` is any part of a name. */
const quoted = (text: string): string[] =>
  [...text.matchAll(/`([\w*]+)`/g)].map(([, word = '']) => word.replaceAll('*', String.raw`\w*`))

/** The words below the table. */
const vague = quoted(page.slice(page.lastIndexOf('|')))
/** Those and the words in the last column. */
const avoided = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => quoted(line.split('|').at(-2) ?? ''))
  .concat(vague)

const mention = new RegExp(String.raw`\b(?:${avoided.join('|')})\b`, 'i')
const isAvoided = new RegExp(String.raw`^(?:${avoided.join('|')})$`)
const vagueWord = new RegExp(String.raw`\b(?:${vague.join('|')})\b`, 'i')

/** Identifiers of a source that are among the words, and vague words in comments and names of tests; texts may have them. */
function findAvoided(path: string, source: string): string[] {
  if (!mention.test(source)) return []
  const found: string[] = []
  const add = (start: number, what: string) =>
    found.push(`${path}:${source.slice(0, start).split('\n').length} ${what}`)
  const look = ({ name, start }: { name: string; start: number }) => {
    if (isAvoided.test(name)) add(start, name)
  }
  const { program, comments } = parseSync(path, source)
  new Visitor({
    Identifier: look,
    JSXIdentifier: look,
    CallExpression: ({ callee, arguments: [title] }) => {
      const isTest = /^(?:it|test|describe)\b/.test(source.slice(callee.start, callee.end))
      const [word] = (title && vagueWord.exec(source.slice(title.start, title.end))) ?? []
      if (isTest && title?.type === 'Literal' && word) add(title.start, word)
    },
  }).visit(program)
  for (const { start, value } of comments) {
    const [word] = vagueWord.exec(value) ?? []
    if (word) add(start, word)
  }
  return found
}

it('finds identifiers, and vague words in comments and names of tests', () => {
  const source = "/** sayUp */\nconst goOn = () => 'isSeat told'\nhost.sayUp()\nuseRoleWords()"
  expect(findAvoided('a.ts', source)).toEqual([
    'a.ts:2 goOn',
    'a.ts:3 sayUp',
    'a.ts:4 useRoleWords',
  ])
  expect(findAvoided('a.tsx', 'const a = <p>sayUp told</p>')).toEqual([])
  expect(findAvoided('a.ts', '// Is told.\nlet told = 1')).toEqual(['a.ts:2 told', 'a.ts:1 told'])
  expect(findAvoided('a.ts', "it.skip('stands', f)")).toEqual(['a.ts:1 stands'])
})

it('nothing has a name that the page of words forbids', () => {
  const files = globSync('{apps,packages,bench,e2e,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|\.gen\.|dist|\.cache|tools\/checks\/words\.test/.test(path),
  })
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((path) => findAvoided(path, readFileSync(root + path, 'utf8')))).toEqual([])
})

it('the page stays short', () => {
  expect(page.split('\n').length).toBeLessThanOrEqual(60)
})
