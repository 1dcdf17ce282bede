import type { BoardAdjustment, BoardChallenge, BoardDivision, BoardTeam } from '@halyard/rules'
import { sql } from 'kysely'
import { hiddenFrom } from '#db/freeze-columns.ts'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { SCORING_COLUMNS, scoringOf } from '#db/scoring-columns.ts'
import { selectParticipations } from '#db/team-queries.ts'
import { assetPath } from '#modules/asset/paths.ts'
import type {
  BoardChanges,
  BoardView,
  SolveLine,
  StoredFacts,
} from '#modules/scoreboard/stored-facts.ts'

/**
 * Everything a board of a game depends on, as of one moment; undefined when there is no such game. In an open transaction as that
 * one sees it. The public board has no solves from the freeze on, whatever the clock of the process says.
 */
export async function loadBoardFacts(
  db: Db,
  gameId: number,
  view: BoardView = 'live',
): Promise<StoredFacts | undefined> {
  const load = async (tx: Db): Promise<StoredFacts | undefined> => {
    const found = await findWindow(tx, gameId)
    if (!found) return undefined
    const { freeze_at, revealed_at, ...game } = found
    const hiddenFromMs = view === 'public' ? hiddenFrom({ freeze_at, revealed_at }) : null
    const freezesAtMs = hiddenFromMs ?? undefined
    return {
      game,
      divisions: await listDivisions(tx, gameId),
      challenges: await listChallenges(tx, gameId),
      teams: await listTeams(tx, gameId),
      adjustments: await listAdjustments(tx, gameId, freezesAtMs),
      solveLines: await listSolveLines(tx, gameId, freezesAtMs),
      freezesAtMs,
    }
  }
  if (db.isTransaction) return load(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(load)
}

function findWindow(db: Db, gameId: number) {
  return db
    .selectFrom('games')
    .select(['starts_at as start', 'ends_at as end', 'blood_bonus as bloodBonus', 'hidden'])
    .select(['freeze_at', 'revealed_at'])
    .where('id', '=', gameId)
    .executeTakeFirst()
}

async function listDivisions(db: Db, gameId: number): Promise<BoardDivision[]> {
  const divisions = await db
    .selectFrom('divisions')
    .select(['id', 'name', 'default_permissions as defaultPermissions'])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute()
  const configs = await db
    .selectFrom('division_challenges as config')
    .innerJoin('divisions', 'divisions.id', 'config.division_id')
    .select(['config.division_id as divisionId', 'config.challenge_id as challengeId'])
    .select('config.permissions')
    .where('divisions.game_id', '=', gameId)
    .orderBy('config.challenge_id')
    .execute()
  const configsOf = Map.groupBy(configs, ({ divisionId }) => divisionId)
  return divisions.map((division) => ({
    ...division,
    challengeConfigs: configsOf.get(division.id) ?? [],
  }))
}

async function listChallenges(db: Db, gameId: number): Promise<BoardChallenge[]> {
  const challenges = await db
    .selectFrom('challenges')
    .select(['id', 'title', 'category', 'difficulty', 'deadline_at as deadline'])
    .select(['original_score as originalScore', 'min_score_rate as minScoreRate'])
    .select('disable_blood_bonus as disableBloodBonus')
    .select(SCORING_COLUMNS)
    .select(OPENS_AFTER)
    .where('game_id', '=', gameId)
    .where('is_enabled', '=', true)
    .orderBy('id')
    .execute()
  return challenges.map(
    ({
      scoring_kind,
      scoring_minimum,
      scoring_decay,
      scoring_expression,
      opensAfter,
      ...challenge
    }) => ({
      ...challenge,
      ...(opensAfter && { opensAfter }),
      scoring: scoringOf({ scoring_kind, scoring_minimum, scoring_decay, scoring_expression }),
    }),
  )
}

async function listTeams(db: Db, gameId: number): Promise<BoardTeam[]> {
  const teams = await selectParticipations(db, gameId)
    .select(['participations.id as participationId', 'participations.division_id as divisionId'])
    .select(['teams.id as teamId', 'teams.name', 'teams.bio', 'teams.avatar_hash as avatarHash'])
    .where('participations.status', '=', 'Accepted')
    .orderBy('participations.id')
    .execute()
  return teams.map(({ avatarHash, ...team }) => ({
    ...team,
    avatar: assetPath(avatarHash, 'avatar'),
  }))
}

/** Requirements that are gone do not count; a title that players know from the start needs no waiting. */
const OPENS_AFTER = sql<number[] | null>`
  case when requires <> '{}' and locked_tile <> 'titled' then array(
    select required.id from challenges as required where required.id = any(challenges.requires)
  ) end`.as('opensAfter')

/**
 * Those that count, or that counted at a freeze. A reason that is for the team alone is not read at all: everybody gets the board.
 */
function listAdjustments(
  db: Db,
  gameId: number,
  beforeMs: number | undefined,
  participationIds?: readonly number[],
): Promise<BoardAdjustment[]> {
  const made = db
    .selectFrom('adjustments')
    .select(['id', 'participation_id as participationId', 'kind', 'points', 'created_at as at'])
    .select((row) =>
      row.case().when('is_public', '=', true).then(row.ref('reason')).else(null).end().as('reason'),
    )
    .where('game_id', '=', gameId)
    .orderBy('created_at')
    .orderBy('id')
  const counted =
    beforeMs === undefined
      ? made.where('undone_at', 'is', null)
      : made
          .where('created_at', '<', ms(beforeMs))
          .where((row) =>
            row.or([row('undone_at', 'is', null), row('undone_at', '>=', ms(beforeMs))]),
          )
  return participationIds
    ? counted.where('participation_id', 'in', participationIds).execute()
    : counted.execute()
}

const SOLVE_LINE = sql`
  json_build_array(
    solves.participation_id,
    solves.challenge_id,
    round(extract(epoch from solves.solved_at) * 1000)::bigint,
    solves.submission_id,
    users.user_name
  )`

/**
 * The database writes the solves of each challenge as one JSON text: for 60,000 of them, reading that takes a fifth of
 * the time that as many rows do. One text for all would be there several times over while it comes in.
 */
async function listSolveLines(
  db: Db,
  gameId: number,
  beforeMs: number | undefined,
): Promise<string[]> {
  const listed = db
    .selectFrom('solves')
    .leftJoin('users', 'users.id', 'solves.user_id')
    .select(sql<string>`json_agg(${SOLVE_LINE})::text`.as('lines'))
    .where('solves.game_id', '=', gameId)
    .groupBy('solves.challenge_id')
  const known =
    beforeMs === undefined ? listed : listed.where('solves.solved_at', '<', ms(beforeMs))
  const texts = await known.execute()
  return texts.map(({ lines }) => lines)
}

/** A solve by its key, or all adjustments of a team, see `adjustmentsKey`. */
export interface SolveKey {
  readonly participationId: number
  readonly challengeId: number
}

/** In place of the challenge of a solve: the adjustments of the team. No challenge has this id. */
const NO_CHALLENGE = 0

export const adjustmentsKey = (participationId: number): SolveKey => ({
  participationId,
  challengeId: NO_CHALLENGE,
})

/**
 * What is stored by now of solves and adjustments that have changed, as a board sees it that has nothing from a freeze on. A solve
 * that is named twice came after one that is gone.
 */
export async function readChanges(
  db: Db,
  gameId: number,
  keys: readonly SolveKey[],
  beforeMs: number | undefined,
): Promise<BoardChanges> {
  const adjusted = keys.filter(({ challengeId }) => challengeId === NO_CHALLENGE)
  const solves = keys.filter(({ challengeId }) => challengeId !== NO_CHALLENGE)
  const found = solves.length > 0 ? await findSolveLines(db, solves) : []
  const isLate = ([, , atMs]: SolveLine) => beforeMs !== undefined && atMs >= beforeMs
  const lines = found.filter((line) => !isLate(line))
  const late = new Set(found.filter(isLate).map(textOf))
  const shown = new Set(lines.map(textOf))
  const times = Map.groupBy(solves, ({ participationId, challengeId }) =>
    textOf([participationId, challengeId]),
  )
  const gone = [...times].flatMap(([text, [key, again]]) =>
    key && !shown.has(text) && (again || !late.has(text)) ? [key] : [],
  )
  const teams = [...new Set(adjusted.map(({ participationId }) => participationId))]
  const adjustments = teams.length > 0 ? await listAdjustments(db, gameId, beforeMs, teams) : []
  const ofTeam = Map.groupBy(adjustments, ({ participationId }) => participationId)
  return {
    lines,
    gone,
    adjusted: teams.map((id) => ({ participationId: id, adjustments: ofTeam.get(id) ?? [] })),
  }
}

const textOf = ([participationId, challengeId]: readonly [number, number, ...unknown[]]): string =>
  `${participationId}:${challengeId}`

/** Those of the solves that are there, in no order. */
async function findSolveLines(db: Db, keys: readonly SolveKey[]): Promise<SolveLine[]> {
  const rows = await db
    .selectFrom('solves')
    .leftJoin('users', 'users.id', 'solves.user_id')
    .select(sql<SolveLine>`${SOLVE_LINE}`.as('line'))
    .where(
      sql<boolean>`(solves.participation_id, solves.challenge_id) in (
        select * from unnest(
          ${keys.map(({ participationId }) => participationId)}::int[],
          ${keys.map(({ challengeId }) => challengeId)}::int[]
        )
      )`,
    )
    .execute()
  return rows.map(({ line }) => line)
}
