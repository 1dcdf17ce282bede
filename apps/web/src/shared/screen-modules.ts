import type { Parts, Screen } from '#shared/screens.ts'

/** Route modules of the frames, below `src/routes`. */
const frames: Record<NonNullable<Screen['frame']>, readonly string[]> = {
  account: ['account/frame'],
  game: ['games/game'],
  monitor: ['games/game', 'games/monitor'],
  admin: ['admin/frame'],
  organise: ['admin/frame', 'admin/game'],
}

/** The modules that a visit of a screen loads lazily, outermost first: bars, frames, the screen, and what it shows from the start. */
export const modulesOf = ({ frame, module, parts = [] }: Screen): string[] => [
  ...(frame === 'account' ? [] : ['src/app/layout/site-layout.tsx']),
  ...[...(frame ? frames[frame] : []), module].map((route) => `src/routes/${route}.tsx`),
  ...parts.map((part) => `src/${part}`),
]

/** And those that a rendered page can be used without. */
export const laterModulesOf = ({ later = [] }: Parts): string[] =>
  later.map((part) => `src/${part}`)

/** And those of what it opens at an address with this query. */
export const openedModulesOf = ({ opens = {} }: Screen, query: URLSearchParams): string[] =>
  Object.entries(opens).flatMap(([name, { parts = [] }]) =>
    query.has(name) ? parts.map((part) => `src/${part}`) : [],
  )
