import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { OLDEST_BROWSERS } from '../../apps/web/build/oldest-browsers.ts'
import { VARIABLES } from '../../apps/server/src/config.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

it.each(Object.keys(VARIABLES))('the README explains %s', (name) => {
  expect(readme).toContain(`\`${name}\``)
})

it('the README names the oldest browsers that the client is built for', () => {
  const { chrome, edge, firefox, safari, ios } = OLDEST_BROWSERS
  expect(readme).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} and iOS ${ios}`,
  )
})

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]

it.each(pages)('%s links only to what is there', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) => path)
  expect(links.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([])
})

const foldersOf = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** What Git does not keep, and folders of tools that begin with a dot. */
const isOurs = (name: string) =>
  !name.startsWith('.') && !['data', 'node_modules', 'reports', 'storybook-static'].includes(name)

it('the README names every folder', () => {
  const folders = foldersOf('.').filter(isOurs)
  const parts = ['apps', 'packages'].flatMap((path) =>
    foldersOf(path).map((name) => `${path}/${name}`),
  )
  const named = [...folders.filter((name) => !['apps', 'packages'].includes(name)), ...parts]
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter((path) => !new RegExp(`\`${path}/?\``).test(readme))).toEqual([])
})

it('the architecture names every package and every folder of the server', () => {
  const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const paths = [
    ...foldersOf('packages').map((name) => `packages/${name}`),
    ...foldersOf('apps/server/src'),
  ]
  expect(paths.filter((path) => !architecture.includes(`| \`${path}\``))).toEqual([])
})
