import { Halted } from '#findings/halt.ts'
import { refusalOf } from '#http/answer.ts'
import { makeMembers } from '#world/accounts.ts'
import { secret } from '#world/credentials.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { withSettings } from '#world/settings.ts'
import { eventually } from '#world/patience.ts'
import { scenariosOf, type World } from '#world/world.ts'

const rule = 'rule: encryption of request fields'

/** Whether the server can encrypt at all: one that cannot says so when it is asked to. */
async function offersEncryption({ admin, findings }: World): Promise<boolean> {
  const { globalConfig } = await admin.ok('getConfig')
  const body = { globalConfig: { ...globalConfig, apiEncryption: true } }
  const answer = await admin.send('updateConfig', { body })
  if (answer.status !== 400) return true
  const reason = `the server refuses to switch it on (${refusalOf(answer)?.title})`
  findings.untried(rule, reason)
  findings.untried('updateConfig', `apiEncryption: ${reason}`)
  return false
}

export const sealedScenarios = scenariosOf('account', {
  'fields sent encrypted': async (world) => {
    const { anonymous, findings, loner, players } = world
    const [player] = players
    if (!player) return
    const key = (isAsHoped: (key: string | null) => boolean) =>
      eventually(async () => (await anonymous.ok('getClientConfig')).apiPublicKey, isAsHoped)
    const isPlayed = await withSettings(world, async ({ set }) => {
      if (!(await offersEncryption(world))) return
      await set({ globalConfig: { apiEncryption: false } })
      findings.same(rule, 'key while it is off', await key((now) => now === null), null)
      world.cleanup.lookLater('key for the encryption of request fields', async () => {
        throw new Halted('made when it was switched on; no call removes it', { expected: true })
      })
      await set({ globalConfig: { apiEncryption: true } })
      const first = await key((now) => now !== null)
      findings.same(rule, 'bytes of the key', Buffer.from(first ?? '', 'base64').length, 32)

      const { userName, password } = loner.account
      const plain = { userName, password, challenge: null }
      await anonymous.refused('logIn', 'a password in plain text', 400, { body: plain })
      // Logs in and registers with what the key sealed.
      await makeMembers(world, ['seal'])
      const game = await scratchGame(world, 'sealed')
      const made = { title: 'Sealed', category: 'Misc', type: 'StaticAttachment' } as const
      const id = await game.challenge(made, { flags: ['flag{sealed}'] })
      await game.join(player)
      const call = { path: game.at(id), body: { flag: 'flag{sealed}' } }
      await player.refused('submitFlag', 'a flag in plain text', 400, call)
      findings.needed(
        rule,
        'a sealed flag',
        await game.submit(player, id, 'flag{sealed}'),
        'Accepted',
      )
      const long = { flag: await secret(world, 'x'.repeat(128)) }
      const tooLong = { path: game.at(id), body: long }
      await player.refused('submitFlag', 'over 127 characters, sealed', 400, tooLong)

      await set({ globalConfig: { apiEncryption: false } })
      await set({ globalConfig: { apiEncryption: true } })
      const second = await key((now) => now !== null && now !== first)
      findings.check(rule, second !== null && second !== first, 'switching on makes no fresh key')
    })
    if (!isPlayed) findings.untried(rule, 'ask with --change-settings')
  },
})
