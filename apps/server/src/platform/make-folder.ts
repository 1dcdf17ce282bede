import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCodeOf } from '#platform/error-code.ts'

/**
 * Makes a folder, and those above it that are missing, for this user alone; one that is there stays as it is. Node's own recursive mkdir never
 * ends where a file system refuses a name as missing, as `/proc` does. Throws as mkdir does.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const above = dirname(path)
    if (errorCodeOf(error) === 'EEXIST' && statSync(path).isDirectory()) return
    if (errorCodeOf(error) !== 'ENOENT' || existsSync(above)) throw error
    makeFolder(above)
    // Once more as a whole: another process may have made it meanwhile.
    makeFolder(path)
  }
}
