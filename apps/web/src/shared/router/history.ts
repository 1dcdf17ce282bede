import type { Location, To } from '#shared/router/types.ts'

/** A history of entries with keys and places, in the browser or in memory. */
export type History = {
  readonly location: Location
  /** Place of the present entry, counted from where the page was first opened. */
  readonly index: number
  push: (location: Location) => void
  replace: (location: Location) => void
  go: (delta: number) => void
  /** Calls back after a move through the entries. */
  listen: (listener: () => void) => () => void
}

/** What we keep with an entry of the browser's history. */
type Kept = { key: string; index: number; usr: unknown }

export const newKey = (): string => Math.random().toString(36).slice(2, 10)

/** An address as a location, read from where the page is. */
export function resolve(to: To, from: Pick<Location, 'pathname' | 'search'>): Location {
  const base = `http://host${from.pathname}${from.search}`
  const { pathname, search, hash } = new URL(textOf(to, from), base)
  return { pathname, search, hash, state: null, key: newKey() }
}

function textOf(to: To, from: Pick<Location, 'pathname'>): string {
  // Two slashes at the start name another host.
  if (typeof to === 'string') return to.replace(/^[/\\]{2,}/, '/')
  return `${to.pathname ?? from.pathname}${marked('?', to.search)}${marked('#', to.hash)}`
}

/** A query or a hash with its sign, which whoever gives it may leave out. */
const marked = (sign: string, text = '') =>
  text === '' || text.startsWith(sign) ? text : sign + text

export const hrefOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

const kept = (): Partial<Kept> => window.history.state ?? {}

function presentLocation(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: kept().usr ?? null, key: kept().key ?? 'default' }
}

const entryOf = (location: Location, index: number): Kept => ({
  key: location.key,
  index,
  usr: location.state,
})

export function browserHistory(): History {
  let index = kept().index ?? 0
  if (kept().index === undefined) {
    window.history.replaceState({ ...kept(), index }, '')
  }
  return {
    get location() {
      return presentLocation()
    },
    get index() {
      return index
    },
    push(location) {
      index += 1
      window.history.pushState(entryOf(location, index), '', hrefOf(location))
    },
    replace(location) {
      window.history.replaceState(entryOf(location, index), '', hrefOf(location))
    },
    go: (delta) => window.history.go(delta),
    listen(listener) {
      const handlePop = () => {
        index = kept().index ?? 0
        listener()
      }
      window.addEventListener('popstate', handlePop)
      return () => window.removeEventListener('popstate', handlePop)
    },
  }
}

export function memoryHistory(initialEntries: readonly string[]): History {
  const entries = initialEntries.map((entry) => resolve(entry, { pathname: '/', search: '' }))
  const start = resolve('/', { pathname: '/', search: '' })
  const listeners = new Set<() => void>()
  let index = Math.max(0, entries.length - 1)
  return {
    get location() {
      return entries[index] ?? start
    },
    get index() {
      return index
    },
    push(location) {
      index += 1
      entries.splice(index, Infinity, location)
    },
    replace(location) {
      entries[index] = location
    },
    go(delta) {
      const next = index + delta
      if (next < 0 || next >= entries.length) return
      index = next
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
