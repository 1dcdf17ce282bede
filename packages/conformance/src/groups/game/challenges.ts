import { minuteMs } from '#world/moments.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { secret } from '#world/credentials.ts'
import { scenariosApart } from '#world/stage.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const

export const playScenarios = scenariosApart('game', {
  'reading a challenge': async (stage) => {
    const { book, admin } = stage
    const [player] = stage.players
    if (!player) return
    const game = await scratchGame(stage, 'read')
    const id = await game.challenge(
      { title: 'Readable', category: 'Web', type: 'StaticAttachment' },
      { flags: ['flag{read}'], content: 'Text', hints: ['Look'], submissionLimit: 5 },
    )
    const remoteUrl = 'https://example.org/readable.zip'
    const attachment = { attachmentType: 'Remote', remoteUrl } as const
    await admin.ok('setAttachment', { path: game.at(id), body: attachment })
    await game.join(player)
    const { context, attempts, ...rest } = await player.ok('getChallenge', { path: game.at(id) })
    book.same('getChallenge', 'what the player sees', rest, {
      id,
      title: 'Readable',
      content: 'Text',
      category: 'Web',
      hints: ['Look'],
      score: 1000,
      type: 'StaticAttachment',
      limit: 5,
      deadline: null,
    })
    book.same('getChallenge', 'attempts', attempts, 0)
    const seen = [context.url, context.closeTime, context.instanceEntry]
    book.same('getChallenge', 'context', seen, [remoteUrl, null, null])
    await game.submit(player, id, 'flag{wrong}')
    const again = await player.ok('getChallenge', { path: game.at(id) })
    book.same('getChallenge', 'attempts after one', again.attempts, 1)

    const closed = game.at(await game.challenge({ title: 'Closed', ...kind }, { isEnabled: false }))
    const any = { flag: await secret(stage, 'flag{any}') }
    await player.refused('getChallenge', 'never enabled', 404, { path: closed })
    await player.refused('submitFlag', 'never enabled', 404, { path: closed, body: any })
    await player.refused('getChallenge', 'id 0', 404, { path: game.at(0) })

    await game.change(id, { isEnabled: false })
    await player.refused('getChallenge', 'disabled', 404, { path: game.at(id) })
    const disabled = { status: 404, reference: [200] }
    const body = { flag: await secret(stage, 'flag{read}') }
    await player.refused('submitFlag', 'disabled', disabled, { path: game.at(id), body })
  },

  'sending flags': async (stage) => {
    const { book } = stage
    const [player, other] = stage.players
    if (!player || !other) return
    const game = await scratchGame(stage, 'send')
    const flags = ['flag{one}', ' flag{two} ']
    const id = await game.challenge({ title: 'Sent', ...kind }, { flags })
    await game.joinAll([player, other])
    const judged = async (flag: string) => game.submit(player, id, flag)
    const right = 'rule: flags match exactly'
    book.same(right, 'another letter case', await judged('FLAG{one}'), 'WrongAnswer')
    book.same(right, 'blanks around', await judged(' flag{one} '), 'WrongAnswer')
    book.same(right, 'blanks left out', await judged('flag{two}'), 'WrongAnswer')
    book.same(right, 'the flag', await judged('flag{one}'), 'Accepted')
    book.same(right, 'another right flag', await judged(' flag{two} '), 'Accepted')
    const path = game.at(id)
    const send = (text: string) => ({ path, body: { flag: text } })
    const long = await secret(stage, 'x'.repeat(128))
    await player.refused('submitFlag', 'over 127 characters', 400, send(long))
    await game.submit(player, id, 'x'.repeat(127))
    const submitId = await player.ok('submitFlag', send(await secret(stage, 'flag{last}')))
    const status = { path: { ...path, submitId } }
    await other.refused('getSubmissionStatus', 'of another user', 404, status)
    await player.refused('getSubmissionStatus', 'of no submission', 404, {
      path: { ...path, submitId: 2_147_483_647 },
    })
    const { attempts } = await player.ok('getChallenge', { path })
    book.same('getChallenge', 'every submission counts', attempts, 7)
  },

  'limits of submissions': async (stage) => {
    const { book } = stage
    const [player] = stage.players
    if (!player) return
    const game = await scratchGame(stage, 'limit')
    const limited = { flags: ['flag{limit}'], submissionLimit: 3 }
    const id = await game.challenge({ title: 'Limited', ...kind }, limited)
    await game.join(player)
    const wrong = async (text: string) => ({
      path: game.at(id),
      body: { flag: await secret(stage, text) },
    })
    const tries = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(async (text) =>
        player.send('submitFlag', await wrong(text)),
      ),
    )
    const taken = tries.filter(({ status }) => status === 200).length
    book.sameDetail('rule: limit of submissions', 'taken of six at once', taken, 3)
    await player.refused('submitFlag', 'the limit is reached', 400, await wrong('flag{limit}'))
  },

  'the deadline of a challenge': async (stage) => {
    const [player] = stage.players
    if (!player) return
    const game = await scratchGame(stage, 'deadline')
    const id = await game.challenge({ title: 'Late', ...kind }, { flags: ['flag{late}'] })
    await game.join(player)
    await game.change(id, { deadlineUtc: stage.server.now() - minuteMs })
    await game.set({ practiceMode: false })
    const call = { path: game.at(id), body: { flag: await secret(stage, 'flag{late}') } }
    await player.refused('submitFlag', 'past the deadline', 400, call)
    await game.set({ practiceMode: true })
    await game.solve(player, id, 'flag{late}')
  },
})
