import { readFile, realpath } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import createIcon from './icon.ts'
import { shapesOnly, withoutHints, withoutHydration } from './lighter.ts'

const read = (name: string) =>
  readFile(new URL(import.meta.resolve(`lucide-react/dist/esm/icons/${name}.mjs`)).pathname, 'utf8')

it.each(['eye-off', 'triangle-exclamation-point', 'x'])(
  'of the icon %s only its shapes are left',
  async (name) => {
    const code = await read(name)
    const paths = code.match(/d: "[^"]+"/g)

    const light = shapesOnly(code)

    expect(light).not.toMatch(/key:|name:|size:|aliases|__iconData\.node/)
    expect(light.match(/d: "[^"]+"/g)).toEqual(paths)
  },
)

it('draws as Lucide does, hidden unless it has a name', () => {
  const Icon = createIcon({ node: [['path', { d: 'M18 6 6 18' }]] })

  expect(renderToStaticMarkup(createElement(Icon, { size: 16, className: 'mark' }))).toBe(
    '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
      'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="mark"><path d="M18 6 6 18"></path></svg>',
  )
  expect(renderToStaticMarkup(createElement(Icon, { 'aria-label': 'Close' }))).not.toContain(
    'aria-hidden',
  )
})

/** What a module of CommonJS exports. */
async function exportsOf(code: string, file: URL): Promise<Record<string, unknown>> {
  const exported = {}
  const require = createRequire(await realpath(file))
  // oxlint-disable-next-line typescript/no-implied-eval -- a module from a text
  new Function('exports', 'require', code)(exported, require)
  return exported
}

describe('React without what no page needs', () => {
  const folder = new URL('cjs/', import.meta.resolve('react-dom/client'))
  const client = new URL('react-dom-client.production.js', folder)
  const shared = new URL('react-dom.production.js', folder)

  it('starts a page as before, and takes over none', async () => {
    const code = await readFile(client, 'utf8')
    const light = await exportsOf(withoutHydration(withoutHints(code)), client)

    expect(Object.keys(light)).toEqual(['createRoot', 'version'])
  })

  it('exports all but hints', async () => {
    const code = await readFile(shared, 'utf8')
    const light = Object.keys(await exportsOf(withoutHints(code), shared))

    const all = Object.keys(await exportsOf(code, shared))
    expect(all).toEqual(expect.arrayContaining(['preconnect', 'preinit', 'preload']))
    expect(light).toEqual(all.filter((name) => !name.startsWith('pre')))
  })

  it('fails the build when React is written differently', async () => {
    const code = await readFile(client, 'utf8')

    expect(() => withoutHydration(code.replaceAll('isHydrating', 'hydrates'))).toThrow('hydrates')
    expect(() => withoutHints(code.replaceAll('requestFormReset', 'reset'))).toThrow('hints')
  })
})
