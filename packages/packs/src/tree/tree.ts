import { basename, dirname, isAbsolute, join } from 'pathe'

/** A file of a pack. It is read when it is needed. */
export type TreeFile = {
  /** Below the root, with forward slashes. */
  path: string
  name: string
  bytes: number
  read: () => Promise<Uint8Array<ArrayBuffer>>
  /** The content in parts, where it may be larger than memory. */
  stream?: () => AsyncIterable<Uint8Array>
}

export type Located =
  | { kind: 'found'; file: TreeFile }
  /** The path, or the link behind it, leaves the pack. */
  | { kind: 'outside' | 'missing' | 'folder' }

/** A folder of files on a disk, in an archive or in a browser. */
export type Tree = {
  /** What the folder or the archive is called. */
  name: string
  /** All files, at any depth, in order, links not followed. */
  paths: readonly string[]
  /** What an archive holds under names that lead out of it; nobody can read that. */
  refused?: readonly string[]
  /** Looks up a path below the root, which holds no `..`. */
  locate: (path: string) => Promise<Located>
}

export type TreeContent = Pick<TreeFile, 'bytes' | 'read' | 'stream'> & {
  /** What it is called, where that is not the end of its path. */
  calledAs?: string
}

/** A tree of files that are known already. */
export function createTree(name: string, files: ReadonlyMap<string, TreeContent>): Tree {
  const folders = new Set([...files.keys()].flatMap(foldersOf))
  return {
    name,
    paths: [...files.keys()].toSorted(),
    locate: async (path) => {
      const content = files.get(path)
      if (content)
        return {
          kind: 'found',
          file: { ...content, path, name: content.calledAs ?? basename(path) },
        }
      return { kind: path === '.' || folders.has(path) ? 'folder' : 'missing' }
    },
  }
}

function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

/**
 * Looks up a file that a challenge names, from its own folder or else from the root. Whoever wrote the challenge decides the name, so it
 * may reach nothing outside of the pack: no absolute path, no `..` beyond it, no link that leads out.
 *
 * @param directory the folder of the challenge file
 */
export async function locateFile(tree: Tree, directory: string, named: string): Promise<Located> {
  const near = await locateFrom(tree, directory, named)
  if (near.kind !== 'missing' || directory === '.') return near
  const far = await locateFrom(tree, '.', named)
  return far.kind === 'found' ? far : near
}

async function locateFrom(tree: Tree, directory: string, named: string): Promise<Located> {
  const path = join(directory, named).replace(/\/$/, '') || '.'
  if (isAbsolute(named) || named.includes('\0') || !isInside(path)) return { kind: 'outside' }
  return tree.locate(path)
}

/** Whether a path does not lead above the root. */
export const isInside = (path: string): boolean => path !== '..' && !path.startsWith('../')
