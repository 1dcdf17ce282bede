import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { resolveConfig, type Plugin } from 'vite'
import { checkEveryStory } from '../../.storybook/test/plugin.ts'

/** Plug-ins of Vite itself and of packages; every other one is ours. */
const PUBLISHED = /^(alias$|vite:|vite-plugin-|builtin:|rolldown:|native:|@rolldown\/|react-)/
const modules = [
  '/repo/node_modules/.pnpm/react@19.0.0/node_modules/react/index.js',
  '/repo/node_modules/radix-ui/dist/index.mjs',
  '/repo/node_modules/some/styles.css',
]

type Hook = 'resolveId' | 'load' | 'transform'

/** A hook as a function, with the filter that Vite asks before it calls it. */
function hookOf(plugin: Plugin, name: Hook) {
  const hook = plugin[name]
  if (!hook) return undefined
  if (typeof hook === 'function') return { handler: hook, filter: undefined }
  return { handler: hook.handler, filter: hook.filter?.id }
}

/** What a hook makes of a module that is not ours: nothing, or it has changed a dependency. */
async function outcomeOf(plugin: Plugin, name: Hook, id: string): Promise<unknown> {
  const hook = hookOf(plugin, name)
  if (!hook || (hook.filter instanceof RegExp && !hook.filter.test(id))) return undefined
  const outcome: unknown = await Reflect.apply(
    hook.handler,
    {},
    name === 'transform' ? ['export const a = 1', id] : [id],
  )
  return outcome
}

async function touched(plugin: Plugin): Promise<string[]> {
  const found: string[] = []
  for (const name of ['resolveId', 'load', 'transform'] as const)
    for (const id of modules)
      if (await outcomeOf(plugin, name, id)) found.push(`${plugin.name}.${name}: ${id}`)
  return found
}

/** The configuration of a build plans the chunks, for which it looks through all modules. */
const timeout = 180_000

it(
  'no plug-in of ours resolves, loads or changes a module of node_modules',
  { timeout },
  async () => {
    const root = fileURLToPath(new URL('../../apps/web', import.meta.url))
    const { plugins } = await resolveConfig({ root, logLevel: 'silent' }, 'build')
    const ours = [...plugins, checkEveryStory()].filter(({ name }) => !PUBLISHED.test(name))
    expect(ours.length).toBeGreaterThan(1)
    expect((await Promise.all(ours.map(touched))).flat()).toEqual([])
  },
)

it('notices one that does', async () => {
  const patch: Plugin = { name: 'patch', transform: (code) => `${code}\n` }
  expect(await touched(patch)).toHaveLength(modules.length)
})

it('no alias puts something else in the place of a dependency', { timeout }, async () => {
  const root = fileURLToPath(new URL('../../apps/web', import.meta.url))
  const { resolve } = await resolveConfig({ root, logLevel: 'silent' }, 'build')
  const own = resolve.alias.filter(({ find }) => !String(find).includes('@vite'))
  expect(own).toEqual([])
})
