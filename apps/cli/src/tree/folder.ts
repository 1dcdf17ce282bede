import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { Failure } from '@halyard/packs/failure'
import type { Located, Tree } from '@halyard/packs'

const passedOver = new Set(['.git', 'node_modules'])

/**
 * A folder on this machine. A link out of it leads nowhere, and one to a folder is not followed in search of challenges: what it points
 * to is not part of the folder.
 *
 * @throws Failure when there is no such folder
 */
export async function openFolder(folder: string): Promise<Tree> {
  const root = await realpath(folder).catch(() => undefined)
  const found = root === undefined ? undefined : await stat(root)
  if (root === undefined) throw new Failure(`There is no ${folder}.`)
  if (!found?.isDirectory()) throw new Failure(`${folder} is not a folder.`)
  const paths = (await walk(root)).map((path) => relative(root, path).split(sep).join('/'))
  return {
    name: basename(resolve(folder)),
    paths: paths.toSorted(),
    locate: (path) => locate(root, path),
  }
}

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    if (passedOver.has(entry.name)) return []
    if (entry.isDirectory()) return walk(path)
    return entry.isFile() ? [path] : []
  })
  return (await Promise.all(found)).flat()
}

async function locate(root: string, path: string): Promise<Located> {
  const real = await realpath(join(root, path)).catch(() => undefined)
  if (real === undefined) return { kind: 'missing' }
  if (!isInside(root, real)) return { kind: 'outside' }
  const found = await stat(real)
  if (!found.isFile()) return { kind: 'folder' }
  const read = async () => new Uint8Array(await readFile(real))
  return { kind: 'found', file: { path, name: basename(path), bytes: found.size, read } }
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
