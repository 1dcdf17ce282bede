import { readdir, realpath, stat } from 'node:fs/promises'
import { join, matchesGlob, relative, sep } from 'node:path'
import { Failure } from '#failure.ts'

const challengeFile = /^(challenge|ctfcli)\.ya?ml$/i
const passedOver = new Set(['.git', 'node_modules'])

/**
 * The challenge files below a folder, at any depth, by path. Links to folders are not followed: what they point to is not part
 * of the folder.
 *
 * @param exclude glob patterns of files and folders to leave out, relative to the folder
 * @throws Failure when there is no such folder or no challenge file in it
 */
export async function findChallengeFiles(
  folder: string,
  exclude: readonly string[] = [],
): Promise<{ root: string; paths: string[] }> {
  const root = await realpath(folder).catch(() => undefined)
  const found = root === undefined ? undefined : await stat(root)
  if (found?.isFile()) throw new Failure(`${folder} is a file, not a folder: unpack it first.`)
  if (root === undefined || !found?.isDirectory()) throw new Failure(`${folder} is not a folder.`)
  const isExcluded = (path: string) => {
    const below = relative(root, path).split(sep).join('/')
    return exclude.some((pattern) => matchesGlob(below, pattern.replace(/\/+$/, '')))
  }
  const paths = await walk(root, isExcluded)
  if (paths.length === 0) {
    const isCtfd = await stat(join(root, 'db', 'challenges.json')).catch(() => undefined)
    if (isCtfd) throw new Failure(`${folder} is an export of CTFd, unpacked: give its ZIP archive.`)
    throw new Failure(`No challenge.yml, challenge.yaml or ctfcli.yaml in ${folder} or below it.`)
  }
  return { root, paths: paths.toSorted() }
}

async function walk(folder: string, isExcluded: (path: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    if (passedOver.has(entry.name) || isExcluded(path)) return []
    if (entry.isDirectory()) return walk(path, isExcluded)
    return entry.isFile() && challengeFile.test(entry.name) ? [path] : []
  })
  return (await Promise.all(found)).flat()
}
