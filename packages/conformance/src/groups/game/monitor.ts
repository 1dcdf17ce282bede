import type { Schema } from '@halyard/api'
import type { Member } from '#world/member.ts'
import { eventually } from '#world/patience.ts'
import { type ScratchGame, scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const xlsxStart = 'PK'
const timeOf = ({ time }: { time: number }) => time
const isNewestFirst = (times: number[]) =>
  times.every((time, index) => index === 0 || (times[index - 1] ?? 0) >= time)

async function submissionsOf(watcher: Member, game: ScratchGame, type?: Schema<'AnswerResult'>) {
  const query: Record<string, string> = type ? { type } : {}
  return watcher.ok('listSubmissions', { path: game.path, query })
}

export const monitorScenarios = scenariosApart('game', {
  'watching submissions': async (world) => {
    const { findings } = world
    const watcher = world.monitor ?? world.admin
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'watch')
    const made = { title: 'Watched', category: 'Misc', type: 'StaticAttachment' } as const
    const id = await game.challenge(made, { flags: ['flag{watch}'] })
    await game.join(player)
    await game.submit(player, id, 'flag{wrong}')
    await game.solve(player, id, 'flag{watch}')

    const all = await submissionsOf(watcher, game)
    findings.check('listSubmissions', isNewestFirst(all.map(timeOf)), 'not newest first')
    const verdicts = all.map(({ status }) => status).toSorted()
    findings.same('listSubmissions', 'verdicts', verdicts, ['Accepted', 'WrongAnswer'])
    const [right] = await submissionsOf(watcher, game, 'Accepted')
    const seen = [right?.answer, right?.user, right?.team, right?.challenge]
    const expected = ['flag{watch}', player.account.userName, player.teamName, 'Watched']
    findings.same('listSubmissions', 'the accepted one', seen, expected)
    const page = await watcher.ok('listSubmissions', {
      path: game.path,
      query: { count: 1, skip: 1 },
    })
    findings.same('listSubmissions', 'skip', page, all.slice(1, 2))

    const events = await eventually(
      () => watcher.ok('listEvents', { path: game.path }),
      (list) => list.length >= 2,
    )
    findings.check('listEvents', isNewestFirst(events.map(timeOf)), 'not newest first')
    const flags = events.filter(({ type }) => type === 'FlagSubmit').map(({ values }) => values)
    const values = (verdict: string, text: string) => [verdict, text, 'Watched', String(id)]
    const both = [values('Accepted', 'flag{watch}'), values('WrongAnswer', 'flag{wrong}')]
    findings.same('listEvents', 'values of answers', flags, both)
    const named = events.every(({ team }) => team === player.teamName)
    findings.check('listEvents', named, 'an event lacks its team')
    await watcher.ok('listEvents', { path: game.path, query: { hideContainer: true, count: 1 } })
  },

  'sheets to download': async (world) => {
    const { findings } = world
    const watcher = world.monitor ?? world.admin
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'sheet')
    const made = { title: 'Sheet', category: 'Misc', type: 'StaticAttachment' } as const
    const id = await game.challenge(made, { flags: ['flag{sheet}'] })
    await game.start()
    await watcher.refused('downloadScoreboardSheet', 'no team on the board', 400, {
      path: game.path,
    })
    await game.join(player)
    await game.solve(player, id, 'flag{sheet}')
    const sheets = [
      ['downloadScoreboardSheet', /-Scoreboard-\d{8}-[\d.]{8}Z\.xlsx/],
      ['downloadSubmissionSheet', /_Submissions_\d{14}\.xlsx/],
    ] as const
    for (const [operationId, pattern] of sheets) {
      const answer = await watcher.okAnswer(operationId, { path: game.path })
      const start = Buffer.from(answer.bytes.subarray(0, 2)).toString()
      findings.same(operationId, 'first bytes', start, xlsxStart)
      const disposition = answer.headers.get('content-disposition') ?? ''
      findings.check(
        operationId,
        pattern.test(disposition),
        `Content-Disposition: got ${disposition}`,
      )
    }
  },

  'captures of traffic': async (world) => {
    const { findings } = world
    const watcher = world.monitor ?? world.admin
    const game = await scratchGame(world, 'capture')
    const made = { title: 'Captured', category: 'Pwn', type: 'StaticContainer' } as const
    const id = await game.challenge(made, { isEnabled: false })
    const none = await watcher.ok('listCaptureChallenges', { path: game.path })
    findings.same('listCaptureChallenges', 'without capture', none, [])
    await game.change(id, { enableTrafficCapture: true })
    const [row] = await watcher.ok('listCaptureChallenges', { path: game.path })
    const seen = [row?.id, row?.title, row?.count]
    findings.same('listCaptureChallenges', 'with capture', seen, [id, 'Captured', 0])
    const path = { challengeId: id }
    await watcher.refused('listCaptureTeams', 'nothing captured', 404, { path })
    const reason = 'success: needs recorded traffic of a container'
    for (const operationId of ['listCaptureTeams', 'downloadCapture', 'deleteCapture'] as const) {
      findings.untried(operationId, reason)
    }
  },
})
