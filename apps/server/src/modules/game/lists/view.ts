import { assetPath } from '#modules/asset/paths.ts'
import type { Game } from '#modules/game/games.ts'
import type { GameSummary } from '#modules/game/lists/repository.ts'
import { gameSchedule } from '#modules/game/schedule-view.ts'
import type { Player } from '#modules/game/player-repository.ts'
import { joinCode } from '#modules/game/visibility.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export const summaryView = (game: GameSummary): Schema<'BasicGameInfoModel'> => ({
  id: game.id,
  title: game.title,
  summary: game.summary,
  poster: assetPath(game.poster_hash, 'poster'),
  limit: game.team_member_count_limit,
  start: game.starts_at,
  end: game.ends_at,
  ...(game.paused_at !== null && { pausedSince: game.paused_at }),
})

interface GameFacts {
  readonly game: Game
  readonly divisions: readonly { id: number; name: string; invite_code: string | null }[]
  readonly teamCount: number
  /** Of the caller; undefined when the caller does not take part. */
  readonly player: Player | undefined
  /** Of its result; undefined where nothing was corrected. */
  readonly corrections: Schema<'TeamCorrections'> | undefined
}

export function gameView(facts: GameFacts): Schema<'DetailedGameInfoModel'> {
  const { game, divisions, teamCount, player, corrections } = facts
  return {
    ...summaryView(game),
    content: game.content,
    hidden: game.hidden,
    divisions: divisions.map((division) => ({
      id: division.id,
      name: division.name,
      inviteCodeRequired: joinCode(game, division) !== null,
    })),
    inviteCodeRequired: joinCode(game, null) !== null,
    writeupRequired: game.writeup_required,
    teamCount,
    division: player?.divisionId ?? null,
    teamName: player?.teamName ?? null,
    practiceMode: game.practice_mode,
    status: player?.status ?? 'Unsubmitted',
    ...gameSchedule(game),
    ...(corrections && { corrections }),
  }
}
