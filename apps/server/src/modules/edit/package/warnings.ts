import { hasWrittenFlags, isContainerType } from '@halyard/rules'
import { packMatches } from '#modules/edit/package/flag-matches.ts'
import type { GamePackage } from '#modules/edit/package/format.ts'

const PLAIN_CODE = /^[\w-]+$/

/** What a GZ::CTF server does not take at import, in a sentence each; ours takes all of it. */
export function refusalsElsewhere({ game, challenges }: GamePackage): string[] {
  const codes = [
    { code: game.inviteCode, owner: 'the game' },
    ...game.divisions.map(({ name, inviteCode: code }) => ({ code, owner: `division "${name}"` })),
  ]
  const reasons = [
    ...(challenges.length === 0 ? ['the game has no challenges'] : []),
    ...codes.flatMap(({ code, owner }) =>
      code && !PLAIN_CODE.test(code)
        ? [
            `the invite code "${code}" of ${owner} holds other characters than A to Z, a to z, 0 to 9, _ and -`,
          ]
        : [],
    ),
    ...challenges.flatMap(({ title, type, scoring, container }) => [
      ...(scoring?.original === 0 ? [`"${title}" has a score of 0`] : []),
      ...(isContainerType(type) && !container?.image
        ? [`"${title}" runs in a container and names no image`]
        : []),
    ]),
  ]
  return reasons.map((reason) => `A GZ::CTF server refuses this package: ${reason}.`)
}

/** Challenges whose flags another server compares exactly, in a sentence each. */
export function exactElsewhere({ challenges }: Pick<GamePackage, 'challenges'>): string[] {
  return packMatches(challenges).challenges.map(({ id }) => {
    const title = challenges.find((challenge) => challenge.id === id)?.title ?? ''
    return `A GZ::CTF server compares the flags of "${title}" exactly: it knows none that ignore case and no patterns.`
  })
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
