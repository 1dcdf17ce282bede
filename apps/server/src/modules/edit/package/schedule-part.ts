import { ms, msOrNull } from '#db/database.ts'
import type { Row, RowChange } from '#db/database.ts'
import { badPackage } from '#modules/edit/package/archive.ts'
import { packTime, SCHEDULE_PATH } from '#modules/edit/package/format.ts'
import type { PackedChallenge, PackedSchedule } from '#modules/edit/package/format.ts'

/** Of a package that says nothing of it. */
export const NO_SCHEDULE: PackedSchedule = { freezeAt: null, releases: [] }

/** The schedule of a game. */
export function packSchedule(
  game: Pick<Row<'games'>, 'freeze_at'>,
  challenges: readonly Pick<Row<'challenges'>, 'id' | 'release_at'>[],
): PackedSchedule {
  const releases = challenges.flatMap(({ id: challengeId, release_at: at }) =>
    at === null ? [] : [{ challengeId, releaseAt: packTime(at) }],
  )
  return { freezeAt: game.freeze_at === null ? null : packTime(game.freeze_at), releases }
}

export const saysSomething = ({ freezeAt, releases }: PackedSchedule): boolean =>
  freezeAt !== null || releases.length > 0

const msOf = (time: string): number => {
  const epochMs = Date.parse(time)
  if (Number.isNaN(epochMs)) throw badPackage(`${SCHEDULE_PATH}: ${time} is not a time`)
  return epochMs
}

/** Throws Refusal 400 for a challenge that is named twice or does not exist, and for a time that is none. */
export function requireSchedule(
  { freezeAt, releases }: PackedSchedule,
  challenges: readonly PackedChallenge[],
): void {
  if (freezeAt !== null) msOf(freezeAt)
  const known = new Set(challenges.map(({ id }) => id))
  const named = new Set(releases.map(({ challengeId }) => challengeId))
  if (named.size !== releases.length)
    throw badPackage(`${SCHEDULE_PATH}: a challenge is named twice`)
  for (const { challengeId, releaseAt } of releases) {
    if (!known.has(challengeId))
      throw badPackage(`${SCHEDULE_PATH}: there is no challenge ${challengeId}`)
    msOf(releaseAt)
  }
}

export const freezeColumns = ({ freezeAt }: PackedSchedule) =>
  ({ freeze_at: msOrNull(freezeAt === null ? null : msOf(freezeAt)) }) satisfies RowChange<'games'>

/** Times that are over are kept as such: they release nothing in the new game until somebody moves them. */
export function releaseColumns(releaseAt: string | undefined, nowMs: number) {
  if (releaseAt === undefined) return {}
  const atMs = msOf(releaseAt)
  const released_at = atMs <= nowMs ? ms(atMs) : null
  return { release_at: ms(atMs), released_at } satisfies RowChange<'challenges'>
}
