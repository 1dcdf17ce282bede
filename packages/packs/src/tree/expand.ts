import { join, matchesGlob, relative } from 'pathe'
import { isInside } from '#tree/tree.ts'
import type { Tree } from '#tree/tree.ts'

/** A range such as `{1..999999999}` would be written out, and a leading `!` means everything else. */
const isPattern = (name: string) => /[*?[\]{}]/.test(name) && !/^!|\{[^}]*\.\./.test(name)

/**
 * The files behind the names of a challenge: a pattern means what matches, a folder everything in it. What is behind nothing,
 * or outside the pack, stays as it is, and is reported when the files are looked up.
 *
 * @param directory the folder of the challenge file
 */
export async function expandFiles(
  tree: Tree,
  directory: string,
  named: readonly string[],
): Promise<string[]> {
  const expanded = await Promise.all(named.map((name) => expand(tree, directory, name)))
  return [...new Set(expanded.flat())]
}

async function expand(tree: Tree, directory: string, name: string): Promise<string[]> {
  const path = join(directory, name).replace(/\/$/, '')
  if (!isInside(path)) return [name]
  const { kind } = await tree.locate(path)
  if (kind === 'found' || (kind === 'missing' && !isPattern(name))) return [name]
  const isWanted =
    kind === 'folder'
      ? (file: string) => path === '.' || file.startsWith(`${path}/`)
      : (file: string) => matchesGlob(relative(directory, file), join('.', name))
  const files = tree.paths.filter(isWanted).map((file) => relative(directory, file))
  return files.length > 0 ? files : [name]
}
