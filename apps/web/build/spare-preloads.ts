import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>

/** A module of the table of screens: the boot script has the list of what each screen needs (src/boot/ask-ahead.ts). */
const ofScreens = /\/apps\/web\/src\/(routes\/|app\/layout\/site-layout)/

/**
 * Of the files that Vite lists beside an import, those that are asked for ahead with it: not those that are there already because what imports
 * it needs them itself or every page does, and none for a screen.
 */
export function sparePreloads(chunks: readonly Chunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const closureOf = (files: readonly string[]) => {
    const found = new Set(files)
    for (const file of found) for (const next of byFile.get(file)?.imports ?? []) found.add(next)
    return found
  }
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  return (imported: string, files: readonly string[], host: string): string[] => {
    if (byFile.get(imported)?.moduleIds.some((id) => ofScreens.test(id))) return []
    const there = closureOf([...entries, host])
    return files.filter((file) => !there.has(file))
  }
}

/** The plug-in that sees the chunks before Vite lists files, and what Vite asks then. */
export function sparingPreloads() {
  let spare: ReturnType<typeof sparePreloads> | undefined
  const plugin: Plugin = {
    name: 'halyard-spare-preloads',
    generateBundle(_options, bundle) {
      spare = sparePreloads(Object.values(bundle).filter((one) => one.type === 'chunk'))
    },
  }
  const resolveDependencies = (
    imported: string,
    files: string[],
    { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
  ) => (hostType === 'js' && spare ? spare(imported, files, hostId) : files)
  return { plugin, resolveDependencies }
}
