import { cannedAnswerHandlers } from '#modules/edit/questions/canned-answers.ts'
import { countStates, listPage } from '#modules/edit/questions/repository.ts'
import {
  answer,
  claim,
  filterFor,
  release,
  requireQuestion,
} from '#modules/edit/questions/service.ts'
import type { Acting } from '#modules/edit/questions/service.ts'
import { questionView } from '#modules/edit/questions/view.ts'
import { requireGame } from '#modules/game/games.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'

type Call = Pick<Context<'claimQuestion'>, 'db' | 'path' | 'user' | 'gameRights'>

const actingOf = ({ path, user, gameRights }: Omit<Call, 'db'>): Acting => ({
  ...{ gameId: path.id, user, rights: gameRights },
})

const describe = async (call: Call) => {
  const question = await requireQuestion(call.db, actingOf(call), call.path.questionId)
  return questionView(question, call.user.id)
}

const listGameQuestions = handle('listGameQuestions', async (ctx) => {
  const { db, path, query, user, gameRights } = ctx
  await requireGame(db, path.id)
  const all = await filterFor(db, { gameId: path.id, user, rights: gameRights })
  const { state, challengeId, participationId, count, skip } = query
  const filter = { ...all, state, challengeId, participationId }
  const [counts, some, questions] = await Promise.all([
    countStates(db, all),
    countStates(db, filter),
    count > 0 ? listPage(db, filter, { count, skip }) : [],
  ])
  return {
    counts,
    total: some.open + some.claimed + some.answered,
    questions: questions.map((question) => questionView(question, user.id)),
  }
})

const claimQuestion = handle('claimQuestion', async (ctx) => {
  await ctx.tx((tx) => claim(tx, actingOf(ctx), ctx.path.questionId))
  return describe(ctx)
})

const releaseQuestion = handle('releaseQuestion', async (ctx) => {
  await ctx.tx((tx) => release(tx, actingOf(ctx), ctx.path.questionId))
  return describe(ctx)
})

const answerQuestion = handle('answerQuestion', async (ctx) => {
  const { body, clock, request } = ctx
  await ctx.tx((tx) =>
    answer(tx, actingOf(ctx), ctx.path.questionId, {
      ...{ answer: body.answer, notice: body.notice ?? null },
      ...{ ifMatch: request.headers['if-match'], atMs: clock.now() },
    }),
  )
  return describe(ctx)
})

export const editQuestionHandlers = {
  listGameQuestions,
  claimQuestion,
  releaseQuestion,
  answerQuestion,
  ...cannedAnswerHandlers,
}
