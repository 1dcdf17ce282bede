import { folderOfTables } from '#ctfd/tables.ts'
import { ctfdTree } from '#ctfd/tree.ts'
import { gamePackageTree, isGamePackage } from '#game-package/tree.ts'
import type { PassedOver } from '#pack/classify.ts'
import { readEventFile } from '#pack/event-file.ts'
import type { EventSettings } from '#pack/event-file.ts'
import { isChallengeFile } from '#tree/find.ts'
import type { Tree } from '#tree/tree.ts'

/** A pack whose challenge files can be read. */
export type OpenPack = {
  tree: Tree
  about: EventSettings
  passedOver: PassedOver[]
}

/**
 * Makes out what a tree of files is: challenge files as they are, a full export of CTFd, or the package of a game.
 *
 * @throws Failure when it is an incomplete export
 */
export async function openPack(tree: Tree): Promise<OpenPack> {
  const hasChallenges = tree.paths.some(isChallengeFile)
  if (!hasChallenges && folderOfTables(tree) !== undefined) {
    return { ...(await ctfdTree(tree)), passedOver: [] }
  }
  const files = !hasChallenges && (await isGamePackage(tree)) ? await gamePackageTree(tree) : tree
  const event = await readEventFile(files)
  const passedOver = event?.leftOut.length
    ? [{ source: event.source, why: `left out: ${event.leftOut.join(', ')}` }]
    : []
  return { tree: files, about: event ?? { settings: {} }, passedOver }
}
