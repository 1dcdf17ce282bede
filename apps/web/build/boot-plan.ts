import type { Rolldown } from 'vite'
import type { Plan, PlannedScreen } from '../src/boot/plan.ts'
import { asLanguage } from '../src/i18n/detect.ts'
import { laterModulesOf, modulesOf, openedModulesOf } from '../src/shared/screen-modules.ts'
import { screens } from '../src/shared/screens.ts'
import type { Screen } from '../src/shared/screens.ts'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What the boot script asks for at which address, from the table of screens and the files of the build. */
export function planBoot(bundle: Rolldown.OutputBundle): Plan {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])))
  const filesOf = (modules: readonly string[]) => {
    const found = new Set<string>()
    const seen = new Set<string>()
    const add = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || seen.has(chunk.fileName)) return
      seen.add(chunk.fileName)
      // Vite leaves out chunks of styles alone, after this has looked.
      if (!chunk.moduleIds.every((id) => /\.css(?:\?|$)/.test(id))) found.add(chunk.fileName)
      for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file)
      for (const file of chunk.imports) add(byFile.get(file))
    }
    for (const module of modules) add(byModule.get(join(root, module)))
    return found
  }
  const everywhere = filesOf(['index.html'])
  const files: string[] = []
  const placeOf = (file: string) => {
    const known = files.indexOf(file)
    return known < 0 ? files.push(file) - 1 : known
  }
  const placesOf = (some: ReadonlySet<string>) => Array.from(some, (file) => placeOf(`/${file}`))
  const planned = Object.values<Screen>(screens)
    // Of two patterns that match, the one with fewer parameters is meant.
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
    .map((screen): PlannedScreen => {
      const { path, role, first, frame, opens } = screen
      const own = filesOf([...modulesOf(screen), ...laterModulesOf(screen)]).difference(everywhere)
      const opened = Object.entries(opens ?? {}).map(([name, parts]) => {
        const query = new URLSearchParams(name)
        const all = filesOf([...openedModulesOf(screen, query), ...laterModulesOf(parts)])
        return [name, placesOf(all.difference(everywhere).difference(own))] as const
      })
      return {
        pattern: `^${path.replaceAll(/:(\w+)/g, String.raw`(?<$1>\w+)`).replace(/\/$/, '')}/?$`,
        isOfGame: frame === 'game' || frame === 'monitor',
        files: placesOf(own),
        ...(opens && { opens: Object.fromEntries(opened) }),
        ...(role && { role }),
        ...(first && { first }),
      }
    })
  return { catalogs: catalogsOf(bundle), files, screens: planned }
}

function catalogsOf(bundle: Rolldown.OutputBundle): Plan['catalogs'] {
  const catalogs: Plan['catalogs'] = {}
  for (const { type, fileName, ...asset } of Object.values(bundle)) {
    const names = type === 'asset' && 'names' in asset ? asset.names : []
    const [, name = '', audience] =
      /^([^.]+)(?:\.(staff|account))?\.json$/.exec(names[0] ?? '') ?? []
    const code = asLanguage(name)
    // The boot script asks for none of an account: nobody waits for them on a first visit.
    if (code && audience !== 'account')
      (catalogs[code] ??= {})[audience === 'staff' ? 'staff' : 'everybody'] = `/${fileName}`
  }
  return catalogs
}
