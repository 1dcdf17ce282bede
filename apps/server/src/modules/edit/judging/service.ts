import { isDynamicType } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import type { Challenge } from '#modules/edit/challenges/service.ts'
import { correctBloodNotices } from '#modules/edit/corrections/blood-notices.ts'
import { judgeAgain } from '#modules/edit/judging/judge-again.ts'
import type { Answer, Judged } from '#modules/edit/judging/judge-again.ts'
import {
  listAnswers,
  listFlags,
  listOwnFlags,
  listSolves,
  listVoidTimes,
  noteJudging,
  replaceSolves,
  setVerdicts,
} from '#modules/edit/judging/repository.ts'
import type { AnswerLine } from '#modules/edit/judging/repository.ts'
import { isRightBySome } from '#modules/game/submit/matchers.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'
import { compareBoards } from '#modules/scoreboard/compare-boards.ts'
import { loadBoardFacts } from '#modules/scoreboard/service.ts'

/** What judging the answers of a challenge again would change. */
export interface Judging extends Judged {
  readonly view: Schema<'JudgingModel'>
  /** Teams whose solve is another one or none, by their participations. */
  readonly gone: readonly number[]
  /** Their new solves. */
  readonly added: readonly AnswerLine[]
}

/** Compares all earlier answers with the flags of now. Changes nothing. */
export async function planJudging(db: Db, challenge: Challenge): Promise<Judging> {
  const answers = await listAnswers(db, challenge.id)
  const isRight = await ruleOf(db, challenge)
  const judged = judgeAgain(answers, isRight, await listVoidTimes(db, challenge.id))
  const before = await listSolves(db, challenge.id)
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  const added = [...judged.solves].flatMap(([participationId, { id }]) => {
    const line = byId.get(id)
    return line && before.get(participationId) !== id ? [line] : []
  })
  const gone = [...before]
    .filter(([participationId, id]) => judged.solves.get(participationId)?.id !== id)
    .map(([participationId]) => participationId)
  const { accepted, rejected } = judged
  const teams = await compareTeams(db, challenge, { gone, added, lines: answers })
  const view = {
    answers: answers.length,
    changed: accepted.length + rejected.length,
    teams,
    etag: editTag({ accepted, rejected, gone, added: added.map(({ id }) => id) }),
  }
  return { ...judged, gone, added, view }
}

/** Where each team has a flag of its own, only that one is right. */
async function ruleOf(db: Db, challenge: Challenge): Promise<(answer: Answer) => boolean> {
  if (isDynamicType(challenge.type)) {
    const own = await listOwnFlags(db, challenge.id)
    return ({ participationId, answer }) => own.get(participationId) === answer
  }
  const flags = await listFlags(db, challenge.id)
  const exact = new Set(flags.filter(({ match }) => match === 'exact').map(({ flag }) => flag))
  const tried = flags.filter(({ match }) => match !== 'exact')
  return ({ answer }) => exact.has(answer) || isRightBySome(tried, answer)
}

interface Change extends Pick<Judging, 'gone' | 'added'> {
  readonly lines: readonly AnswerLine[]
}

/** The teams whose solve changes, with their places on the live board before and after. */
async function compareTeams(
  db: Db,
  challenge: Challenge,
  { gone, added, lines }: Change,
): Promise<Schema<'JudgingModel'>['teams']> {
  const stored = await loadBoardFacts(db, challenge.game_id)
  if (!stored || gone.length + added.length === 0) return []
  const lost = new Set(gone)
  const gains = new Map(added.map((answer) => [answer.participationId, answer]))
  const lineOf = new Map(lines.map((line) => [line.participationId, line]))
  const concerned = [...new Set([...gains.keys(), ...gone])].flatMap(
    (participationId) => gains.get(participationId) ?? lineOf.get(participationId) ?? [],
  )
  const compared = await compareBoards({
    facts: stored,
    change: {
      challengeId: challenge.id,
      gone,
      added: added.map(({ participationId, atMs, id }) => [
        participationId,
        challenge.id,
        atMs,
        id,
        null,
      ]),
    },
    teamIds: concerned.map(({ teamId }) => teamId),
  })
  return concerned.map(({ participationId, team }, index) => ({
    participationId,
    team,
    change: lost.has(participationId) ? (gains.has(participationId) ? 'moves' : 'loses') : 'gains',
    scoreBefore: compared[index]?.scoreBefore ?? 0,
    scoreAfter: compared[index]?.scoreAfter ?? 0,
    rankBefore: compared[index]?.rankBefore ?? 0,
    rankAfter: compared[index]?.rankAfter ?? 0,
  }))
}

/** Carries a plan out, with the challenge locked since before it was made. */
export async function carryOut(
  tx: Db,
  challenge: Challenge,
  { accepted, rejected, gone, added }: Judging,
  atMs: number,
): Promise<{ participationId: number; challengeId: number }[]> {
  await setVerdicts(tx, 'Accepted', accepted)
  await setVerdicts(tx, 'WrongAnswer', rejected)
  await replaceSolves(tx, { gameId: challenge.game_id, challengeId: challenge.id }, gone, added)
  await noteJudging(tx, challenge.id, atMs)
  await correctBloodNotices(tx, challenge.id)
  const teams = new Set([...gone, ...added.map(({ participationId }) => participationId)])
  return [...teams].map((participationId) => ({ participationId, challengeId: challenge.id }))
}
