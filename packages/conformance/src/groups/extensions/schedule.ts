import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const
const worth = { flags: ['flag{schedule}'], originalScore: 500, minScoreRate: 0.25, difficulty: 5 }
const FLAG = 'flag{schedule}'

export const scheduleExtension = scenariosApart('extensions', {
  'schedule: a freeze and its reveal': onServersWith('schedule', async (world) => {
    const { admin, findings, server } = world
    const rule = 'rule: a frozen scoreboard'
    const [first, second] = world.players
    if (!first || !second) return
    const game = await scratchGame(world, 'frozen', { bloodBonus: 0 })
    const id = await game.challenge({ title: 'Cold', ...kind }, worth)
    await game.joinAll([first, second])
    const { path } = game
    const body = { freezeAt: server.now() - 1000 }
    const frozen = await admin.ok('updateSchedule', { path, body })
    await game.solve(first, id, FLAG)
    const shown = await first.ok('getScoreboard', { path })
    findings.same(rule, 'the mark', shown.frozenAt, frozen.freezeAt)
    const solved = (board: typeof shown) =>
      Object.values(board.challenges)
        .flat()
        .map((challenge) => challenge.solved)
    findings.same(rule, 'solves that everybody sees', solved(shown), [0])
    const live = await admin.ok('getLiveScoreboard', { path })
    findings.same(rule, 'solves that staff sees', solved(live), [1])
    const own = await first.ok('getGameDetails', { path })
    const marks = own.rank?.solvedChallenges.map(({ pending, score }) => [pending, score])
    findings.same(rule, 'the own solve', marks, [[true, 0]])
    const notices = await first.ok('listNotices', { path })
    const bloods = notices.filter(({ type }) => type === 'FirstBlood')
    findings.same(rule, 'bloods among the notices', bloods.length, 0)
    await admin.ok('revealScoreboard', { path })
    const revealed = await game.board((board) => board.frozenAt === undefined)
    findings.same(rule, 'solves after the reveal', solved(revealed), [1])
    await admin.refused('revealScoreboard', 'a second time', 400, { path })
  }),

  'schedule: a pause': onServersWith('schedule', async (world) => {
    const { admin, anonymous, findings } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'paused')
    const id = await game.challenge({ title: 'Quiet', ...kind }, worth)
    await game.join(player)
    const { path } = game
    const paused = await admin.ok('pauseGame', { path })
    const { schedule } = await anonymous.ok('getGame', { path })
    findings.same('getGame', 'the pause', schedule?.pausedSince, paused.pausedSince)
    await admin.refused('pauseGame', 'twice', 400, { path })
    const call = { path: game.at(id), body: { flag: FLAG } }
    await player.refused('submitFlag', 'while the game is paused', 400, call)
    await admin.ok('resumeGame', { path, body: { shiftTimes: true } })
    findings.same('submitFlag', 'after the pause', await game.submit(player, id, FLAG), 'Accepted')
    await admin.refused('resumeGame', 'a game that runs', 400, { path, body: {} })
  }),

  'schedule: its resource': onServersWith('schedule', async (world) => {
    const { admin, anonymous, findings, loner, server } = world
    const game = await scratchGame(world, 'schedule settings')
    const id = await game.challenge({ title: 'Later', ...kind }, worth)
    await game.moveTo('running')
    const { path } = game
    const first = await admin.ok('getSchedule', { path })
    findings.same('getSchedule', 'releases of a new game', first.releases, [])
    const release = { challengeId: id, releaseAt: server.now() + 3_600_000 }
    const body = { releases: [release] }
    const saved = await admin.ok('updateSchedule', { path, body })
    const { isEnabled } = await admin.ok('getEditChallenge', { path: game.at(id) })
    findings.same('updateSchedule', 'a challenge with a time to come', isEnabled, false)
    await game.change(id, { title: 'Later on' })
    const kept = await admin.ok('getSchedule', { path })
    findings.same('updateChallenge', 'the schedule after a save of the challenge', kept, saved)
    const headers = { 'if-match': first.etag }
    await admin.refused('updateSchedule', 'to another state', 412, { path, body, headers })
    const wrong = { releases: [release, release] }
    await admin.refused('updateSchedule', 'a challenge twice', 400, { path, body: wrong })
    for (const operation of ['getSchedule', 'pauseGame', 'revealScoreboard'] as const) {
      await anonymous.refused(operation, 'nobody', 401, { path })
      await loner.refused(operation, 'a player', 403, { path })
    }
    await anonymous.refused('getLiveScoreboard', 'nobody', 401, { path })
    await loner.refused('getLiveScoreboard', 'a player', 403, { path })
    await admin.refused('getSchedule', 'no such game', 404, { path: { id: 2_147_483_647 } })
  }),
})
