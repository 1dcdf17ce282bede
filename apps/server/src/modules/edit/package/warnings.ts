import { hasWrittenFlags } from '@halyard/rules'
import type { GamePackage, PackedAttachment } from '#modules/edit/package/format.ts'

const isRemote = (attachment: PackedAttachment | null | undefined) => attachment?.type === 'Remote'

/** What a GZ::CTF server does not take at import, in a sentence each; ours takes all of it. */
export function refusalsElsewhere({ game, challenges }: GamePackage): string[] {
  const reasons = [
    ...(game.containerCountLimit === 0 ? ['the game allows no containers (limit 0)'] : []),
    ...challenges.flatMap(({ title, attachment, flags, container }) => [
      ...(isRemote(attachment) ? [`"${title}" has a remote attachment`] : []),
      ...(flags?.static?.some((flag) => isRemote(flag.attachment))
        ? [`"${title}" has flags with remote attachments`]
        : []),
      ...(container?.storageLimit === 0 ? [`"${title}" has a storage limit of 0`] : []),
    ]),
  ]
  return reasons.map((reason) => `A GZ::CTF server refuses this package: ${reason}.`)
}

/** Challenges whose flags the other server left out of its package, in a sentence each. */
export function missingFlags({ challenges }: Pick<GamePackage, 'challenges'>): string[] {
  return challenges
    .filter(({ type, flags }) => hasWrittenFlags(type) && !flags?.static?.length)
    .map(
      ({ title }) =>
        `The imported challenge "${title}" came without its flags: add them before it is enabled.`,
    )
}
