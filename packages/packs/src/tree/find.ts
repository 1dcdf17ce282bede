import { basename, matchesGlob } from 'pathe'
import { Failure } from '#failure.ts'
import type { Tree } from '#tree/tree.ts'

/** Whether a file is named like one that describes a challenge. */
export const isChallengeFile = (path: string): boolean =>
  /^(challenge|ctfcli)\.ya?ml$/i.test(basename(path))

/**
 * The challenge files of a pack, at any depth, by path.
 *
 * @param exclude glob patterns of files and folders to leave out, relative to the root
 * @throws Failure when there is none
 */
export function findChallengeFiles(tree: Tree, exclude: readonly string[] = []): string[] {
  const patterns = exclude.map((each) => each.replace(/\/+$/, ''))
  const isExcluded = (path: string) =>
    withFolders(path).some((part) => patterns.some((each) => matchesGlob(part, each)))
  const paths = tree.paths.filter((path) => isChallengeFile(path) && !isExcluded(path))
  if (paths.length > 0) return paths
  throw new Failure(
    `No challenge.yml, challenge.yaml or ctfcli.yaml in ${tree.name} or below it.`,
    { code: 'no-challenges' },
  )
}

/** `a`, `a/b` and `a/b/c` of `a/b/c`. */
const withFolders = (path: string) =>
  path.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'))
