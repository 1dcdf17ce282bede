import { use, useEffect, useMemo, useReducer } from 'react'
import type { Pluggable } from 'unified'
import { useHydrated } from '#shared/use-hydrated.ts'

/** Longer texts stay plain: highlighting them would block the page. Characters. */
const MAX_HIGHLIGHTED = 100_000

type LazyPlugin = { isNeeded: (source: string) => boolean; load: () => Promise<Pluggable> }

const lazyPlugins: readonly LazyPlugin[] = [
  {
    isNeeded: (source) => /\$|(?:`{3}|~{3})\s*math/.test(source),
    load: () => import('./rehype-formulas.ts').then(({ rehypeFormulas }) => rehypeFormulas),
  },
  {
    isNeeded: (source) => /`{3}|~{3}/.test(source) && source.length <= MAX_HIGHLIGHTED,
    load: () => import('./rehype-code.ts').then(({ rehypeCode }) => rehypeCode),
  },
]

const loaded = new Map<LazyPlugin, Pluggable>()
const firstLoads = new Map<LazyPlugin, Promise<void>>()

const neededBy = (source: string) => lazyPlugins.filter(({ isNeeded }) => isNeeded(source))

/** Loads what a text needs beyond the basics; what does not load, offline for instance, is left out. */
export async function loadPlugins(source: string): Promise<void> {
  const missing = neededBy(source).filter((plugin) => !loaded.has(plugin))
  await Promise.all(missing.map(load))
}

const load = (plugin: LazyPlugin): Promise<void> =>
  plugin.load().then(
    (pluggable) => void loaded.set(plugin, pluggable),
    () => {},
  )

/** The same promise at every render, as `use` wants it. */
function firstLoad(plugin: LazyPlugin): Promise<void> {
  const known = firstLoads.get(plugin) ?? load(plugin)
  firstLoads.set(plugin, known)
  return known
}

/** The rehype plugins for formulas and code of a text: those that are loaded; the others follow. */
export function useLazyPlugins(source: string): readonly Pluggable[] {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const needed = neededBy(source)
  const isHydrated = useHydrated()
  // The server renders the whole text, and hydration has to find the same.
  for (const plugin of needed) if (!isHydrated || firstLoads.has(plugin)) use(firstLoad(plugin))
  const isComplete = needed.every((plugin) => loaded.has(plugin))
  useEffect(() => {
    if (isComplete) return undefined
    let isCurrent = true
    void loadPlugins(source).then(() => isCurrent && rerender())
    return () => {
      isCurrent = false
    }
  }, [source, isComplete])
  const plugins = needed.flatMap((plugin) => loaded.get(plugin) ?? [])
  const [formulas, code] = plugins
  return useMemo(() => [formulas, code].filter((plugin) => plugin !== undefined), [formulas, code])
}
