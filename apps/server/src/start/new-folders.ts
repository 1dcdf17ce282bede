import { existsSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Runs `work`, which may make these folders; when it fails, those it made are gone again unless something is in them. */
export async function withNewFolders<T>(
  paths: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const absent = new Set(paths.flatMap((path) => missingFolders(resolve(path))))
  try {
    return await work()
  } catch (error) {
    const deepestFirst = [...absent].toSorted((one, other) => other.length - one.length)
    for (const folder of deepestFirst) await rmdir(folder).catch(() => undefined)
    throw error
  }
}

/** A folder that is not there, and those above it that are not. */
const missingFolders = (path: string): string[] =>
  existsSync(path) ? [] : [path, ...missingFolders(dirname(path))]
