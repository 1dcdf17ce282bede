import { basename, matchesGlob } from 'pathe'
import { Failure } from '#failure.ts'
import type { Tree } from '#tree/tree.ts'

/** Whether a file is named like one that describes a challenge. */
export const isChallengeFile = (path: string): boolean =>
  /^((challenge|ctfcli)\.ya?ml|challenge\.json)$/i.test(basename(path))

/** Whether a file is named like those by which other tools describe a challenge. */
const isOtherChallengeFile = (path: string): boolean =>
  /^(metadata\.ya?ml|meta\.ya?ml|chal\.json)$/i.test(basename(path))

/**
 * The challenge files of a pack, at any depth, by path.
 *
 * @param exclude glob patterns of files and folders to leave out, relative to the root
 * @throws Failure when there is none
 */
export function findChallengeFiles(tree: Tree, exclude: readonly string[] = []): string[] {
  const paths = withoutExcluded(tree, exclude).filter(isChallengeFile)
  if (paths.length > 0) return paths
  const others = findOtherChallengeFiles(tree, exclude)
  throw new Failure(
    `No challenge.yml, challenge.yaml, challenge.json or ctfcli.yaml in ${tree.name} or below it.${otherFiles(others)}`,
    { code: 'no-challenges' },
  )
}

/** The files by which other tools describe challenges, at any depth. */
export const findOtherChallengeFiles = (tree: Tree, exclude: readonly string[] = []): string[] =>
  withoutExcluded(tree, exclude).filter(isOtherChallengeFile)

/** The files that no pattern leaves out. */
export function withoutExcluded({ paths }: Tree, exclude: readonly string[]): string[] {
  const patterns = exclude.map((each) => each.replace(/\/+$/, ''))
  const isExcluded = (path: string) =>
    withFolders(path).some((part) => patterns.some((each) => matchesGlob(part, each)))
  return paths.filter((path) => !isExcluded(path))
}

function otherFiles([first, ...more]: readonly string[]): string {
  if (first === undefined) return ''
  const all = more.length > 0 ? `${first} and ${more.length} more` : first
  return ` It has challenges of a tool that is not read (${all}): bring them into one of the formats that are.`
}

/** `a`, `a/b` and `a/b/c` of `a/b/c`. */
const withFolders = (path: string) =>
  path.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'))
