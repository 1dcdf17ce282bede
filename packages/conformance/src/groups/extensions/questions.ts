import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

export const questionsExtension = scenariosApart('extensions', {
  'questions: players ask, and staff answers': onServersWith('questions', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const [player, other] = world.players
    if (!player || !other) return
    const game = await scratchGame(world, 'questions')
    const { path } = game
    await game.start()
    for (const each of [player, other])
      await each.ok('joinGame', { path, body: { teamId: each.teamId, inviteCode: 'scratch' } })
    const content = 'Is <b>this</b> part of it? 旗'
    const asked = await player.ok('askQuestion', { path, body: { content } })
    findings.same('askQuestion', 'the text', asked.content, content)
    await player.refused('askQuestion', 'without a text', 400, { path, body: { content: ' ' } })
    await player.refused('askQuestion', 'about no challenge', 404, {
      path,
      body: { content, challengeId: 2_000_000_000 },
    })
    const foreign = await other.ok('listQuestions', { path })
    findings.same('listQuestions', 'what another team reads', foreign, [])
    await anonymous.refused('listQuestions', 'nobody', 401, { path })
    await loner.refused('listGameQuestions', 'a player', 403, { path })
    const ofQuestion = { path: { ...path, questionId: asked.id } }
    const claimed = await admin.ok('claimQuestion', ofQuestion)
    findings.same('claimQuestion', 'its state', claimed.state, 'claimed')
    const released = await admin.ok('releaseQuestion', ofQuestion)
    findings.same('releaseQuestion', 'its state', released.state, 'open')
    await loner.refused('claimQuestion', 'a player', 403, ofQuestion)
    const body = { answer: 'It is not.', notice: 'The harbor is not part of it.' }
    await admin.refused('answerQuestion', 'of an earlier state', 412, {
      ...{ ...ofQuestion, body },
      headers: { 'if-match': claimed.etag },
    })
    const answered = await admin.ok('answerQuestion', { ...ofQuestion, body })
    findings.same('answerQuestion', 'its state', answered.state, 'answered')
    await admin.refused('answerQuestion', 'a second time', 409, { ...ofQuestion, body })
    const [own] = await player.ok('listQuestions', { path })
    findings.same('listQuestions', 'an answer that is new', own?.isUnread, true)
    await player.ok('markQuestionsRead', { path, body: { ids: [asked.id] } })
    const [read] = await player.ok('listQuestions', { path })
    findings.same('markQuestionsRead', 'the mark afterwards', read?.isUnread, false)
    const notices = await other.ok('listNotices', { path })
    findings.same('listNotices', 'an answer to all', notices[0]?.values, [body.notice])
    const listed = await admin.ok('listGameQuestions', { path })
    findings.same('listGameQuestions', 'how many', [listed.total, listed.counts.answered], [1, 1])
  }),

  'questions: canned answers': onServersWith('questions', async (world) => {
    const { admin, findings, loner } = world
    const game = await scratchGame(world, 'canned')
    const { path } = game
    const before = await admin.ok('getCannedAnswers', { path })
    const answers = [{ title: 'Rules', content: 'Read the rules.' }]
    const saved = await admin.ok('updateCannedAnswers', { path, body: { answers } })
    findings.same('updateCannedAnswers', 'the answers', saved.answers, answers)
    await admin.refused('updateCannedAnswers', 'to another state', 412, {
      path,
      body: { answers: [] },
      headers: { 'if-match': before.etag },
    })
    await loner.refused('getCannedAnswers', 'a player', 403, { path })
    await loner.refused('updateCannedAnswers', 'a player', 403, { path, body: { answers } })
  }),
})
