import { realpath, stat } from 'node:fs/promises'
import { basename, isAbsolute, relative, resolve, sep, win32 } from 'node:path'

/** A file of the attachment, found inside the folder. */
export type HandoutFile = { path: string; name: string; bytes: number }

type Located =
  | { kind: 'found'; file: HandoutFile }
  /** The path, or the link behind it, leaves the folder. */
  | { kind: 'outside' | 'missing' | 'folder' }

/**
 * Looks up a file that a challenge names, from its own folder or else from the folder of the import. Whoever wrote the challenge decides the name, so it may reach nothing outside the
 * folder that was given to the import: no absolute path, no `..` beyond it, no link that leads out.
 *
 * @param root the folder of the import, links resolved
 * @param directory the folder of the challenge file, inside `root`
 */
export async function locateFile(root: string, directory: string, named: string): Promise<Located> {
  const near = await locateFrom(directory, root, named)
  if (near.kind !== 'missing' || directory === root) return near
  const far = await locateFrom(root, root, named)
  return far.kind === 'found' ? far : near
}

async function locateFrom(directory: string, root: string, named: string): Promise<Located> {
  const path = resolve(directory, named)
  if (isAbsolutePath(named) || named.includes('\0') || !isInside(root, path)) {
    return { kind: 'outside' }
  }
  const real = await realpath(path).catch(() => undefined)
  if (real === undefined) return { kind: 'missing' }
  if (!isInside(root, real)) return { kind: 'outside' }
  const found = await stat(real)
  if (!found.isFile()) return { kind: 'folder' }
  return { kind: 'found', file: { path: real, name: basename(path), bytes: found.size } }
}

/** Absolute on any system: a pack is the same pack on Linux and on Windows. */
const isAbsolutePath = (path: string) => isAbsolute(path) || win32.isAbsolute(path)

/** Whether a path is `root` or below it, links not followed. */
export function isInside(root: string, path: string): boolean {
  const way = relative(root, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
