import { makeMembers } from '#world/accounts.ts'
import { captchaAnswer, secret } from '#world/credentials.ts'
import { Member } from '#world/member.ts'
import { onServersWith } from '#groups/extensions/named.ts'
import { scenariosOf } from '#world/world.ts'

export const sessionsExtension = scenariosOf('extensions', {
  'sessions: listed, and ended one by one or together': onServersWith('sessions', async (world) => {
    const { anonymous, findings, loner } = world
    const [here] = await makeMembers(world, ['devices'])
    if (!here) return
    const logInElsewhere = async () => {
      const member = new Member(world, here.account)
      await member.ok('logIn', {
        body: {
          userName: here.account.userName,
          password: await secret(world, here.account.password),
          challenge: await captchaAnswer(world),
        },
      })
      return member
    }
    const there = await logInElsewhere()
    const seen = await here.ok('listSessions')
    findings.same(
      'listSessions',
      'how many are the current one',
      seen.filter(({ isCurrent }) => isCurrent).length,
      1,
    )
    const current = seen.find(({ isCurrent }) => isCurrent)
    const other = (await there.ok('listSessions')).find(({ isCurrent }) => isCurrent)
    if (!current || !other) return
    await here.refused('endSession', 'the own one', 400, { path: { sessionId: current.id } })
    await loner.refused('endSession', 'of somebody else', 404, { path: { sessionId: other.id } })
    await here.ok('endSession', { path: { sessionId: other.id } })
    await there.refused('getProfile', 'after its session was ended', 401)
    await here.refused('endSession', 'twice', 404, { path: { sessionId: other.id } })
    const again = await logInElsewhere()
    await here.ok('endOtherSessions')
    await again.refused('getProfile', 'after all others were ended', 401)
    await here.ok('getProfile')
    await anonymous.refused('listSessions', 'nobody', 401)
    await anonymous.refused('endOtherSessions', 'nobody', 401)
  }),
})
