import type { Row } from '#db/database.ts'
import type { Release } from '#modules/edit/schedule/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

type Game = Row<'games'>

/** The challenges with a time, the earliest first. */
const releasesView = (challenges: readonly Release[]): Schema<'ReleaseModel'>[] =>
  challenges
    .flatMap(({ id: challengeId, release_at: releaseAt, released_at: releasedAt }) =>
      releaseAt === null ? [] : [{ challengeId, releaseAt, releasedAt }],
    )
    .toSorted((a, b) => a.releaseAt - b.releaseAt || a.challengeId - b.challengeId)

/** The ETag of what a save of the schedule replaces. */
export const scheduleTag = (game: Game, challenges: readonly Release[]): string =>
  editTag([
    game.freeze_at,
    game.revealed_at,
    releasesView(challenges).map(({ challengeId, releaseAt }) => [challengeId, releaseAt]),
  ])

export const scheduleView = (
  game: Game,
  challenges: readonly Release[],
): Schema<'ScheduleModel'> => ({
  freezeAt: game.freeze_at,
  revealedAt: game.revealed_at,
  pausedSince: game.paused_at,
  releases: releasesView(challenges),
  etag: scheduleTag(game, challenges),
})
