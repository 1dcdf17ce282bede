import type { MatchedFlag } from '@halyard/flags'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'

/** Answers that are right or wrong, oldest first. Flags of other teams stay what they are, and so do voided solves. */
export const listAnswers = (db: Db, challengeId: number) =>
  db
    .selectFrom('submissions')
    .innerJoin('teams', 'teams.id', 'submissions.team_id')
    .leftJoin('voids', 'voids.submission_id', 'submissions.id')
    .select(['submissions.id', 'submissions.participation_id as participationId'])
    .select(['submissions.answer', 'submissions.submitted_at as atMs', 'teams.name as team'])
    .select(['submissions.team_id as teamId', 'submissions.user_id as userId'])
    .select((row) => row('submissions.verdict', '=', 'Accepted').as('isAccepted'))
    .where('submissions.challenge_id', '=', challengeId)
    .where('submissions.verdict', 'in', ['Accepted', 'WrongAnswer'])
    .where('voids.submission_id', 'is', null)
    .orderBy('submissions.submitted_at')
    .orderBy('submissions.id')
    .$castTo<{
      id: number
      participationId: number
      answer: string
      atMs: number
      team: string
      teamId: number
      userId: string | null
      isAccepted: boolean
    }>()
    .execute()

export type AnswerLine = Awaited<ReturnType<typeof listAnswers>>[number]

/** Flags that are right for every team. */
export const listFlags = (db: Db, challengeId: number): Promise<MatchedFlag[]> =>
  db.selectFrom('flags').select(['flag', 'match']).where('challenge_id', '=', challengeId).execute()

/** The flag of each team, by its participation. */
export async function listOwnFlags(db: Db, challengeId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('team_challenges')
    .leftJoin('flags', 'flags.id', 'team_challenges.flag_id')
    .select(['team_challenges.participation_id', 'team_challenges.flag_text', 'flags.flag'])
    .where('team_challenges.challenge_id', '=', challengeId)
    .execute()
  return new Map(
    rows.flatMap(({ participation_id, flag_text, flag }) => {
      const own = flag ?? flag_text
      return own === null ? [] : [[participation_id, own] as const]
    }),
  )
}

/** When a solve of each team was last voided, by its participation. */
export async function listVoidTimes(db: Db, challengeId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('voids')
    .select(['participation_id', 'created_at'])
    .where('challenge_id', '=', challengeId)
    .orderBy('created_at')
    .execute()
  return new Map(rows.map((row) => [row.participation_id, row.created_at]))
}

/** The answer that is the solve of each team, by its participation. */
export async function listSolves(db: Db, challengeId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('solves')
    .select(['participation_id', 'submission_id'])
    .where('challenge_id', '=', challengeId)
    .execute()
  return new Map(rows.map((row) => [row.participation_id, row.submission_id]))
}

export async function setVerdicts(
  tx: Db,
  verdict: 'Accepted' | 'WrongAnswer',
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable('submissions').set({ verdict }).where('id', 'in', ids).execute()
}

/** Takes the solves of teams away, and gives them others. */
export async function replaceSolves(
  tx: Db,
  { gameId, challengeId }: { readonly gameId: number; readonly challengeId: number },
  gone: readonly number[],
  solves: readonly AnswerLine[],
): Promise<void> {
  if (gone.length > 0)
    await tx
      .deleteFrom('solves')
      .where('challenge_id', '=', challengeId)
      .where('participation_id', 'in', gone)
      .execute()
  const rows = solves.map((answer) => ({
    participation_id: answer.participationId,
    challenge_id: challengeId,
    game_id: gameId,
    submission_id: answer.id,
    user_id: answer.userId,
    solved_at: ms(answer.atMs),
  }))
  if (rows.length > 0) await tx.insertInto('solves').values(rows).execute()
}

export async function noteJudging(tx: Db, challengeId: number, atMs: number): Promise<void> {
  await tx
    .updateTable('challenges')
    .set({ judged_again_at: ms(atMs) })
    .where('id', '=', challengeId)
    .execute()
}
