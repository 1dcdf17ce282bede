import { glob, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { isInside } from '#pack/files.ts'

const pattern = /[*?[\]{}]/

/**
 * The files behind the names of a challenge: a pattern stands for what matches, a folder for everything in it. What is behind nothing,
 * or outside the event, stays as it is, for whoever looks the files up to tell.
 *
 * @param root the folder of the import
 * @param directory the folder of the challenge file
 */
export async function expandFiles(
  root: string,
  directory: string,
  named: readonly string[],
): Promise<string[]> {
  const expanded = await Promise.all(named.map((name) => expand(root, directory, name)))
  return [...new Set(expanded.flat())]
}

async function expand(root: string, directory: string, name: string): Promise<string[]> {
  const path = resolve(directory, name)
  if (!isInside(root, path)) return [name]
  const found = await stat(path).catch(() => undefined)
  if (found?.isFile()) return [name]
  if (!found && !pattern.test(name)) return [name]
  const files: string[] = []
  const search = found ? join(relative(directory, path), '**', '*') : name
  for await (const entry of glob(search, { cwd: directory, withFileTypes: true })) {
    if (!entry.isDirectory()) files.push(relative(directory, join(entry.parentPath, entry.name)))
  }
  return files.length > 0 ? files.map((file) => file.split(sep).join('/')).toSorted() : [name]
}
