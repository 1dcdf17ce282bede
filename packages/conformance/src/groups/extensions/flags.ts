import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const still = { isEnabled: false }

export const flagsExtension = scenariosApart('extensions', {
  'flags: ignoring case, and patterns': onServersWith('flags', async (world) => {
    const { admin, findings } = world
    const rule = 'rule: how flags are compared'
    const [first, second, third] = world.players
    if (!first || !second || !third) return
    const game = await scratchGame(world, 'matches')
    const made = { title: 'Matched', category: 'Misc', type: 'StaticAttachment' } as const
    const id = await game.challenge(made, still)
    const path = game.at(id)
    const sent = [
      { flag: 'flag{Straße}', match: 'ignoreCase' },
      { flag: String.raw`flag\{\d+\}`, match: 'regex' },
      { flag: 'flag{Exact}' },
    ] as const
    await admin.ok('addFlags', { path, body: [...sent] })
    const { flags } = await admin.ok('getEditChallenge', { path })
    const shown = Object.fromEntries(flags.map(({ flag, match }) => [flag, match]))
    findings.same(rule, 'shown to the organiser', shown, {
      'flag{Straße}': 'ignoreCase',
      [String.raw`flag\{\d+\}`]: 'regex',
      'flag{Exact}': 'exact',
    })
    await game.change(id, { isEnabled: true })
    await game.joinAll([first, second, third])
    for (const wrong of [
      'flag{exact}',
      'FLAG{STRASSE}',
      String.raw`flag\{\d+\}`,
      'xflag{1}',
      'flag{1}x',
      'FLAG{1}',
    ])
      findings.same(rule, wrong, await game.submit(first, id, wrong), 'WrongAnswer')
    findings.same(rule, 'another case', await game.submit(first, id, 'FLAG{STRAẞE}'), 'Accepted')
    findings.same(rule, 'a match', await game.submit(second, id, 'flag{2026}'), 'Accepted')
    findings.same(rule, 'the letters', await game.submit(third, id, 'flag{Exact}'), 'Accepted')
  }),

  'flags: what is refused': onServersWith('flags', async (world) => {
    const { admin, findings } = world
    const game = await scratchGame(world, 'refused matches')
    const refused = async (type: 'StaticAttachment' | 'DynamicAttachment', texts: string[]) => {
      const path = game.at(await game.challenge({ title: type, category: 'Misc', type }, still))
      for (const flag of texts) {
        const body = [{ flag: 'flag{fine}' }, { flag, match: 'regex' as const }]
        await admin.refused('addFlags', `the pattern ${flag}`, 400, { path, body })
      }
      const { flags } = await admin.ok('getEditChallenge', { path })
      findings.same('addFlags', 'nothing is added', flags.length, 0)
    }
    await refused('StaticAttachment', ['flag{(', '(?=a)b', String.raw`(a)\1`, '.*', 'a{1001}'])
    await refused('DynamicAttachment', ['flag{.}'])
  }),
})
