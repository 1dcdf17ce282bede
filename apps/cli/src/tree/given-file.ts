import { readFile } from 'node:fs/promises'
import { Failure } from '@halyard/packs/failure'

/**
 * Reads a file that the command line names.
 *
 * @throws Failure when it is not there or cannot be read
 */
export const readGiven = (path: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Failure(`There is no ${path}.`)
    throw new Failure(`${path} cannot be read: ${error.message}`)
  })
