import { folderOfTables } from '#ctfd/tables.ts'
import { ctfdTree } from '#ctfd/tree.ts'
import { aboutPackage, isGamePackage, readGamePackage } from '#game-package/open.ts'
import type { MappingOptions } from '#mapping/options.ts'
import type { PassedOver } from '#pack/classify.ts'
import { readEventFile } from '#pack/event-file.ts'
import type { EventSettings } from '#pack/event-file.ts'
import { readPack } from '#pack/read.ts'
import type { Pack } from '#pack/read.ts'
import { isChallengeFile } from '#tree/find.ts'
import type { Tree } from '#tree/tree.ts'

/** A pack whose challenge files can be read. */
export type OpenPack = {
  tree: Tree
  about: EventSettings
  passedOver: PassedOver[]
  /** Whether it is the package of a game. */
  isPackage?: true
}

/**
 * Makes out what a tree of files is: challenge files as they are, a full export of CTFd, or the package of a game.
 *
 * @throws Failure when it is an incomplete export
 */
export async function openPack(tree: Tree): Promise<OpenPack> {
  if (folderOfTables(tree) !== undefined) {
    return { ...(await ctfdTree(tree)), passedOver: refusedOf(tree) }
  }
  const hasChallenges = tree.paths.some(isChallengeFile)
  if (!hasChallenges && (await isGamePackage(tree))) {
    const about = await aboutPackage(tree)
    return { tree, about, passedOver: refusedOf(tree), isPackage: true }
  }
  const event = await readEventFile(tree)
  const passedOver = event?.leftOut.length
    ? [{ source: event.source, why: `left out: ${event.leftOut.join(', ')}` }]
    : []
  return {
    tree,
    about: event ?? { settings: {} },
    passedOver: [...passedOver, ...refusedOf(tree)],
  }
}

/** The challenges of a pack; see `readPack`. */
export const readOpened = (
  { tree, isPackage }: OpenPack,
  exclude: readonly string[],
  mapping: MappingOptions,
): Promise<Pack> =>
  isPackage ? readGamePackage(tree, exclude, mapping) : readPack(tree, exclude, mapping)

const refusedOf = ({ refused = [] }: Tree): PassedOver[] =>
  refused.map((source) => ({ source, why: 'its name leads out of the archive' }))
