import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { laterModulesOf, modulesOf } from '../src/shared/screen-modules.ts'
import { screens } from '../src/shared/screens.ts'
import type { Screen } from '../src/shared/screens.ts'
import { mergeChunks } from './merge-chunks.ts'
import type { Piece } from './merge-chunks.ts'
import { buildTarget } from './oldest-browsers.ts'

const root = join(import.meta.dirname, '..')

/** A screen of players counts more than what its page loads next, that more than a screen of staff, and all more than parts that are opened. */
const weights = { player: 16, next: 3, staff: 1, parts: 0.3 }
/** Bytes, minified, that may be loaded without need, by who needs what is put together. */
const rooms = {
  player: { players: 44_000 },
  /** Screens of players that are large by themselves. */
  profile: { players: 60_000 },
  board: { players: 30_000 },
  scoreboard: { players: 50_000 },
  game: { players: 30_000 },
  /** A form that needs little. */
  form: { players: 20_000 },
  /** What a page loads once it can be used. */
  next: { players: 60_000 },
  staff: { players: 120_000, others: 18_000 },
  parts: { players: Infinity, others: Infinity },
}
const ownRooms = new Map<Screen, (typeof rooms)[keyof typeof rooms]>([
  [screens.scoreboard, rooms.scoreboard],
  [screens.challenges, rooms.board],
  [screens.game, rooms.game],
  [screens.profile, rooms.profile],
  ...[screens.login, screens.register, screens.join, screens.recovery].map(
    (screen) => [screen, rooms.form] as const,
  ),
])
const limits = { perFile: 12_000, least: 4100 }

/**
 * What the page of a player loads by itself once it can be used, and what the first press on a board opens. All who play load it, and
 * without a place of its own in the plan each would bring a dozen chunks of staff's along.
 */
export const loadedNext = [
  'src/app/background/background.ts',
  'src/app/hosts/instances-bar.tsx',
  'src/features/games/game-refresh.tsx',
  'src/features/play/board/board-callouts.tsx',
  'src/features/play/challenge/challenge-dialog.tsx',
  'src/features/play/instance/instances-card.tsx',
  'src/features/play/live/game-live.tsx',
  'src/features/play/notices/notice-card.tsx',
  'src/features/play/notices/notices-bell.tsx',
  'src/features/play/presence/presence-watch.tsx',
  'src/shared/content/markdown-view.tsx',
  'src/shared/errors/route-error.tsx',
  ...Object.values<Screen>(screens).flatMap(laterModulesOf),
]

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/**
 * The chunk of each module that several screens or parts of them need. By itself the bundler makes a chunk for each set of those that have
 * something in common: hundreds, of one small component each. docs/decisions/0279-few-chunks.md, 0311-twenty-files.md
 *
 * @returns the name of the chunk for the id of a module; null where the bundler decides
 */
export async function planChunks(): Promise<(id: string) => string | null> {
  const chunks = await bundleAlone()
  const byModule = new Map(
    [...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk.fileName]),
  )
  const fileOf = (module: string) => byModule.get(join(root, module)) ?? ''
  const shown = Object.values<Screen>(screens).map((screen) => {
    const roots = ['index.html', ...modulesOf(screen)].map(fileOf)
    const audience = screen.role === undefined || screen.role === 'User' ? 'player' : 'staff'
    const room = ownRooms.get(screen) ?? rooms[audience]
    return { roots, audience, room, needs: closureIn(chunks, roots) } as const
  })
  const start = shown.map(({ needs }) => needs).reduce((some, others) => some.intersection(others))
  const isShown = (file: string) => shown.some(({ needs }) => needs.has(file))
  const withBars = ['index.html', 'src/app/layout/site-layout.tsx'].map(fileOf)
  const inGame = [...withBars, fileOf('src/routes/games/game.tsx')]
  const nextFiles = new Set(loadedNext.map(fileOf))
  const playersNext = closureIn(chunks, [...nextFiles])
  const parts = Object.groupBy(
    [...chunks.values()].filter(
      ({ isDynamicEntry, fileName }) =>
        isDynamicEntry && !isShown(fileName) && !nextFiles.has(fileName),
    ),
    ({ facadeModuleId }) => /src\/(?:features\/)?\w+/.exec(facadeModuleId ?? '')?.[0] ?? '',
  )
  const loads = [
    ...shown.map(({ roots, audience, room }) => ({ roots, weight: weights[audience], room })),
    ...[...nextFiles].map((file) => ({
      roots: [file, ...inGame],
      weight: weights.next,
      room: rooms.next,
    })),
    ...Object.entries(parts).flatMap(([area, list = []]) => {
      const roots = [...list.map(({ fileName }) => fileName), ...withBars]
      // What only libraries load by themselves belongs to no first visit.
      return area ? [{ roots, weight: weights.parts, room: rooms.parts }] : []
    }),
  ]
  const kindOf = ({ facadeModuleId, fileName }: Rolldown.OutputChunk) => {
    if (facadeModuleId !== null || start.has(fileName)) return undefined
    if (playersNext.has(fileName)) return 'players'
    const needing = shown.filter(({ needs }) => needs.has(fileName))
    return needing.every(({ audience }) => audience === 'staff') ? 'others' : 'players'
  }
  const pieces = [...chunks.values()].map((chunk): Piece => ({
    name: chunk.fileName,
    size: chunk.code.length,
    imports: chunk.imports,
    kind: kindOf(chunk),
  }))
  const first = [...start].filter((file) => chunks.get(file)?.facadeModuleId === null)
  const merged = mergeChunks(pieces, loads, limits).map((group) => group.map(({ name }) => name))
  return nameChunks(chunks, first, merged)
}

function closureIn(chunks: Chunks, files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files)
  for (const file of found) for (const next of chunks.get(file)?.imports ?? []) found.add(next)
  return found
}

/** Names each chunk after the largest of what is in it. */
function nameChunks(
  chunks: Chunks,
  start: readonly string[],
  merged: readonly (readonly string[])[],
) {
  const plan = new Map<string, string>()
  const put = (files: readonly string[], name: string) => {
    for (const file of files) for (const id of chunks.get(file)?.moduleIds ?? []) plan.set(id, name)
  }
  put(start, 'start')
  const names = new Set(['start'])
  const sizeOf = (file: string) => chunks.get(file)?.code.length ?? 0
  for (const [place, files] of merged.entries()) {
    const [largest = ''] = files.toSorted((a, b) => sizeOf(b) - sizeOf(a))
    const name = chunks.get(largest)?.name ?? ''
    const unique = names.has(name) ? `${name}-${place}` : name
    names.add(unique)
    put(files, unique)
  }
  return (id: string) => (id.includes('/@vanilla-extract/') ? 'start' : (plan.get(id) ?? null))
}

/** Replaces the plug-ins of the real build: macros emit no code, and the address of a file is a placeholder. */
const standIn: Plugin = {
  name: 'halyard-chunk-plan',
  enforce: 'pre',
  resolveId: (id) =>
    /^@lingui\/.*macro$|^@vanilla-extract\//.test(id) ? { id, external: true } : undefined,
  load: (id) => (/\?(worker|url)/.test(id) ? 'export default self.name' : undefined),
}

/** Of a module of styles the page runs the names alone, and nothing of what it imports, such as the solver of the theme's colours. */
const namesOfStyles: Plugin = {
  name: 'halyard-chunk-plan-styles',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('.css.ts')) return undefined
    const { body } = this.parse(code)
    const names = body.flatMap((node) => {
      if (node.type !== 'ExportNamedDeclaration') return []
      if (node.declaration?.type === 'VariableDeclaration')
        return node.declaration.declarations.flatMap(({ id: to }) =>
          to.type === 'Identifier' ? to.name : [],
        )
      return node.specifiers.flatMap(({ exported }) =>
        exported.type === 'Identifier' ? exported.name : [],
      )
    })
    return names.map((name) => `export const ${name} = self.${name}`).join('\n')
  },
}

/** The chunks that the bundler makes by itself, by the names of their files. Without the plug-ins of the real build it takes a tenth of its time. */
async function bundleAlone(): Promise<Chunks> {
  const bundle = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [standIn, namesOfStyles],
    build: {
      write: false,
      target: buildTarget,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Else it puts what is shared into the chunks of entries.
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  })
  const { output } = [bundle].flat().find((one) => 'output' in one) ?? { output: [] }
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
}
