import { accessSync, constants } from 'node:fs'
import { join, resolve } from 'node:path'
import { errorCodeOf } from '#platform/error-code.ts'
import { lockFolder } from '#platform/folder-lock.ts'
import { makeFolder } from '#platform/make-folder.ts'
import { StartError } from '#platform/start-error.ts'

export interface DataFolder {
  readonly path: string
  readonly mail: string
  readonly database: string
  /** Lets another Halyard use the folder. */
  readonly release: () => void
}

/**
 * Makes the data folder when it is new and takes it for this process; not `alone`, other processes may use
 * its files too. Throws StartError.
 */
export function takeDataFolder(given: string, { alone }: { alone: boolean }): DataFolder {
  const path = resolve(given)
  try {
    makeFolder(path)
    accessSync(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw refusalOf(error, path)
  }
  const release = alone ? lock(path) : () => undefined
  return {
    path,
    mail: join(path, 'mail'),
    database: join(path, 'postgres'),
    release,
  }
}

function lock(path: string): () => void {
  try {
    return lockFolder(path, join(path, 'halyard.lock'))
  } catch (error) {
    throw refusalOf(error, path)
  }
}

function refusalOf(error: unknown, path: string): unknown {
  switch (errorCodeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
      return new StartError(
        `The data folder ${path} cannot be written: choose another with --data.`,
      )
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(`${path} is not a folder: choose another with --data.`)
    case undefined:
    default:
      return error
  }
}
