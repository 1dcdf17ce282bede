import { DEFAULT_BLOOD_BONUS, normaliseBloodBonus } from '@halyard/rules'
import { ms } from '#db/database.ts'
import type { Row, RowChange } from '#db/database.ts'
import { assetPath } from '#modules/asset/paths.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'
import type { GameRights } from '#modules/staff/game-right.ts'

/** What a save of the game replaces. */
const settingsView = (game: Row<'games'>) => ({
  title: game.title,
  hidden: game.hidden,
  summary: game.summary,
  content: game.content,
  acceptWithoutReview: game.accept_without_review,
  writeupRequired: game.writeup_required,
  inviteCode: game.invite_code,
  teamMemberCountLimit: game.team_member_count_limit,
  containerCountLimit: game.container_count_limit,
  practiceMode: game.practice_mode,
  start: game.starts_at,
  end: game.ends_at,
  writeupDeadline: game.writeup_deadline,
  writeupNote: game.writeup_note,
  bloodBonus: game.blood_bonus,
})

/** The ETag of the settings of a game. */
export const gameTag = (game: Row<'games'>): string => editTag(settingsView(game))

export const gameView = (game: Row<'games'>): Schema<'GameInfoModel'> => ({
  id: game.id,
  ...settingsView(game),
  poster: assetPath(game.poster_hash, 'poster'),
  publicKey: game.public_key,
  etag: gameTag(game),
})

/** For staff of single games, whose other roles have no use for the code that lets teams in. */
export function staffView(game: Row<'games'>, rights: GameRights): Schema<'GameInfoModel'> {
  const right = rights?.find(({ gameId }) => gameId === game.id)
  const isManaged = rights === undefined || right?.role === 'manager'
  return isManaged ? gameView(game) : { ...gameView(game), inviteCode: null }
}

/** The whole of a game as sent: what is left out becomes its default. */
export const gameColumns = (body: Schema<'GameInfoInput'>, nowMs: number) =>
  ({
    title: body.title,
    hidden: body.hidden,
    summary: body.summary,
    content: body.content,
    accept_without_review: body.acceptWithoutReview,
    writeup_required: body.writeupRequired,
    writeup_deadline: ms(body.writeupDeadline ?? nowMs),
    writeup_note: body.writeupNote,
    invite_code: body.inviteCode || null,
    team_member_count_limit: body.teamMemberCountLimit,
    container_count_limit: body.containerCountLimit,
    practice_mode: body.practiceMode,
    starts_at: ms(body.start ?? 0),
    ends_at: ms(body.end ?? 0),
    blood_bonus: normaliseBloodBonus(body.bloodBonus ?? DEFAULT_BLOOD_BONUS),
    updated_at: ms(nowMs),
  }) satisfies RowChange<'games'>
