import { minuteMs } from '#world/moments.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { secret } from '#world/credentials.ts'
import { keepsRunningGames, notTried, scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const

export const playScenarios = scenariosApart('game', {
  'reading a challenge': async (world) => {
    const { findings, admin } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'read')
    const id = await game.challenge(
      { title: 'Readable', category: 'Web', type: 'StaticAttachment' },
      { flags: ['flag{read}'], content: 'Text', hints: ['Look'], submissionLimit: 5 },
    )
    const remoteUrl = 'https://example.org/readable.zip'
    const attachment = { attachmentType: 'Remote', remoteUrl } as const
    await admin.ok('setAttachment', { path: game.at(id), body: attachment })
    const closed = game.at(await game.challenge({ title: 'Closed', ...kind }, { isEnabled: false }))
    await game.join(player)
    const { context, attempts, ...rest } = await player.ok('getChallenge', { path: game.at(id) })
    findings.same('getChallenge', 'what the player sees', rest, {
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
    findings.same('getChallenge', 'attempts', attempts, 0)
    const seen = [context.url, context.closeTime, context.instanceEntry]
    findings.same('getChallenge', 'context', seen, [remoteUrl, null, null])
    await game.submit(player, id, 'flag{wrong}')
    const again = await player.ok('getChallenge', { path: game.at(id) })
    findings.same('getChallenge', 'attempts after one', again.attempts, 1)

    const any = { flag: await secret(world, 'flag{any}') }
    await player.refused('getChallenge', 'never enabled', 404, { path: closed })
    await player.refused('submitFlag', 'never enabled', 404, { path: closed, body: any })
    await player.refused('getChallenge', 'id 0', 404, { path: game.at(0) })

    if (!world.manners.changesRunningGames)
      return notTried(world, `disabled: ${keepsRunningGames}`, ['getChallenge', 'submitFlag'])
    await game.change(id, { isEnabled: false })
    await player.refused('getChallenge', 'disabled', 404, { path: game.at(id) })
    const disabled = { status: 404, reference: { statuses: [200], fact: 'disabledFlags' as const } }
    const body = { flag: await secret(world, 'flag{read}') }
    await player.refused('submitFlag', 'disabled', disabled, { path: game.at(id), body })
  },

  'sending flags': async (world) => {
    const { findings } = world
    const [player, other] = world.players
    if (!player || !other) return
    const game = await scratchGame(world, 'send')
    const flags = ['flag{one}', ' flag{two} ']
    const id = await game.challenge({ title: 'Sent', ...kind }, { flags })
    await game.joinAll([player, other])
    const judged = async (flag: string) => game.submit(player, id, flag)
    const right = 'rule: flags match exactly'
    findings.same(right, 'another letter case', await judged('FLAG{one}'), 'WrongAnswer')
    findings.same(right, 'blanks around', await judged(' flag{one} '), 'WrongAnswer')
    findings.same(right, 'blanks left out', await judged('flag{two}'), 'WrongAnswer')
    findings.same(right, 'the flag', await judged('flag{one}'), 'Accepted')
    findings.same(right, 'another right flag', await judged(' flag{two} '), 'Accepted')
    const path = game.at(id)
    const send = (text: string) => ({ path, body: { flag: text } })
    const long = await secret(world, 'x'.repeat(128))
    await player.refused('submitFlag', 'over 127 characters', 400, send(long))
    await game.submit(player, id, 'x'.repeat(127))
    const submitId = await player.ok('submitFlag', send(await secret(world, 'flag{last}')))
    const status = { path: { ...path, submitId } }
    await other.refused('getSubmissionStatus', 'of another user', 404, status)
    await player.refused('getSubmissionStatus', 'of no submission', 404, {
      path: { ...path, submitId: 2_147_483_647 },
    })
    const { attempts } = await player.ok('getChallenge', { path })
    findings.same('getChallenge', 'every submission counts', attempts, 7)
  },

  'limits of submissions': async (world) => {
    const { findings } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'limit')
    const limited = { flags: ['flag{limit}'], submissionLimit: 3 }
    const id = await game.challenge({ title: 'Limited', ...kind }, limited)
    await game.join(player)
    const wrong = async (text: string) => ({
      path: game.at(id),
      body: { flag: await secret(world, text) },
    })
    const tries = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(async (text) =>
        player.send('submitFlag', await wrong(text)),
      ),
    )
    const taken = tries.filter(({ status }) => status === 200).length
    findings.same('rule: limit of submissions', 'taken of six at once', taken, 3)
    await player.refused('submitFlag', 'the limit is reached', 400, await wrong('flag{limit}'))
  },

  'the deadline of a challenge': async (world) => {
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'deadline')
    const deadlineUtc = world.server.now() - minuteMs
    const late = { flags: ['flag{late}'], deadlineUtc }
    const id = await game.challenge({ title: 'Late', ...kind }, late)
    await game.join(player)
    await game.set({ practiceMode: false })
    const call = { path: game.at(id), body: { flag: await secret(world, 'flag{late}') } }
    await player.refused('submitFlag', 'past the deadline', 400, call)
    await game.set({ practiceMode: true })
    await game.solve(player, id, 'flag{late}')
  },
})
