/** A package whose code is in the program. */
export type Package = { name: string; version: string; licence: string }

/** Where the build has put what is in it (vite.config.ts). */
export const packagesFile = '/static/licences.json'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the build's list: `[{ name, version, identifier, text }]`. Entries without a name are left out. */
export const parsePackages = (list: unknown): Package[] =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const { name, version, identifier } = Object(entry)
    if (textOf(name) === '') return []
    return [{ name: textOf(name), version: textOf(version), licence: textOf(identifier) }]
  })

/** @throws where this build has no list, such as one that is served while it is developed */
export async function fetchPackages(signal: AbortSignal): Promise<Package[]> {
  const response = await fetch(packagesFile, { signal })
  return parsePackages(await response.json())
}
