import { uploadText } from '#groups/asset/assets.ts'
import { eventually } from '#world/patience.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const type = 'DynamicAttachment'

const hashOf = (url: string | null) => /^\/assets\/([0-9a-f]{64})\//.exec(url ?? '')?.[1] ?? ''

export const foreignFlagScenarios = scenariosApart('rules', {
  'a flag for each team': async (world) => {
    const { admin, findings } = world
    const rule = 'rule: a flag for each team'
    const [first, second, third] = world.players
    if (!first || !second || !third) return
    const game = await scratchGame(world, 'each')
    const id = await game.challenge({ title: 'Each', category: 'Misc', type }, { isEnabled: false })
    const path = game.at(id)
    const files = [await uploadText(world, 'a.txt'), await uploadText(world, 'b.txt')]
    const flagOf = new Map(files.map(({ hash }, index) => [hash, `flag{each ${index}}`]))
    const body = [...flagOf].map(([fileHash, flag]) => ({
      flag,
      fileHash,
      attachmentType: 'Local' as const,
    }))
    await admin.ok('addFlags', { path, body })
    await game.change(id, { isEnabled: true, fileName: 'handout.txt' })
    await game.joinAll([first, second, third])

    const early = await game.submit(first, id, 'flag{each 0}')
    findings.same(rule, 'before the first look', early, 'WrongAnswer')
    const mine = (await first.ok('getChallenge', { path })).context
    const theirs = (await second.ok('getChallenge', { path })).context
    const hash = hashOf(mine.url)
    findings.same(rule, 'link', mine.url, `/assets/${hash}/handout.txt`)
    const differ = hash !== hashOf(theirs.url) && flagOf.has(hash) && flagOf.has(hashOf(theirs.url))
    findings.check(rule, differ, `two teams were given ${mine.url} and ${theirs.url}`)
    const again = (await first.ok('getChallenge', { path })).context
    findings.same(rule, 'link at the second look', again.url, mine.url)
    await third.refused('getChallenge', 'no flag left', 404, { path })

    const foreign = flagOf.get(hashOf(theirs.url)) ?? ''
    const masked = await game.submit(first, id, foreign)
    const cheating = 'rule: flags of other teams'
    findings.same(cheating, 'told to the player', masked, 'WrongAnswer')
    const own = await game.submit(first, id, flagOf.get(hash) ?? '')
    findings.same(rule, 'the own flag', own, 'Accepted')

    const watcher = world.monitor ?? admin
    const infos = await eventually(
      () => watcher.ok('listCheatInfo', { path: game.path }),
      (list) => list.length > 0,
      5_000,
    )
    const [info] = infos
    const reported = [info?.ownedTeam.team.id, info?.submitTeam.team.id, info?.submission.status]
    const expected = [second.teamId, first.teamId, 'CheatDetected']
    findings.same(cheating, 'told to the monitors', reported, expected)
    findings.same(cheating, 'answer', info?.submission.answer, foreign)
    const list = await watcher.ok('listSubmissions', {
      path: game.path,
      query: { type: 'CheatDetected' },
    })
    findings.same(cheating, 'in the list of submissions', list.length, 1)
    const events = await watcher.ok('listEvents', { path: game.path })
    const event = events.find((found) => found.type === 'CheatDetected')
    const values = ['Each', first.teamName, second.teamName]
    findings.same(cheating, 'values of the event', event?.values, values)
  },
})
