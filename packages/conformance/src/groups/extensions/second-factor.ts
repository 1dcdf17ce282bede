import { makeMembers } from '#world/accounts.ts'
import { captchaAnswer, secret } from '#world/credentials.ts'
import { Member } from '#world/member.ts'
import { onServersWith } from '#groups/extensions/named.ts'
import { codeAt, stepAt } from '#groups/extensions/totp.ts'
import { scenariosOf } from '#world/world.ts'

export const secondFactorExtension = scenariosOf('extensions', {
  'secondFactor: an authenticator app is asked for after the password': onServersWith(
    'secondFactor',
    async (world) => {
      const { anonymous, findings } = world
      const [person] = await makeMembers(world, ['factor'])
      if (!person) return
      const enterPassword = async () => {
        const member = new Member(world, person.account)
        await member.refused('logIn', 'the password alone', 401, {
          body: {
            userName: person.account.userName,
            password: await secret(world, person.account.password),
            challenge: await captchaAnswer(world),
          },
        })
        return member
      }
      const before = await person.ok('getSecondFactor')
      findings.same('getSecondFactor', 'codes before', before.recoveryCodesLeft, 0)
      await person.refused('activateTotp', 'without a secret', 400, { body: { code: '000000' } })
      await person.refused('renewRecoveryCodes', 'without a factor', 400)
      const { secret: shared } = await person.ok('createTotp')
      await person.refused('activateTotp', 'a wrong code', 400, { body: { code: 'abcdef' } })
      const used = stepAt(Date.now())
      const { codes } = await person.ok('activateTotp', { body: { code: codeAt(shared, used) } })
      findings.same('activateTotp', 'how many recovery codes', codes.length, 10)

      const waiting = await enterPassword()
      const { methods } = await waiting.ok('getLoginStep')
      findings.same('getLoginStep', 'a code is asked for', methods.includes('code'), true)
      await waiting.refused('getProfile', 'before the second step', 401)
      await waiting.refused('finishLogin', 'nothing', 400, { body: {} })
      await waiting.refused('finishLogin', 'a code that was used', 400, {
        body: { code: codeAt(shared, used) },
      })
      await waiting.ok('finishLogin', { body: { recoveryCode: codes[0] ?? '' } })
      await waiting.ok('getProfile')

      const again = await enterPassword()
      await again.refused('finishLogin', 'a recovery code that was used', 400, {
        body: { recoveryCode: codes[0] ?? '' },
      })
      // The period after that of the first code: servers accept it early.
      await again.ok('finishLogin', { body: { code: codeAt(shared, used + 1) } })
      const given = await enterPassword()
      await given.ok('cancelLogin')
      await given.refused('getLoginStep', 'after it was given up', 404)

      await person.ok('removeTotp')
      await person.refused('removeTotp', 'twice', 404)
      await anonymous.refused('getLoginStep', 'nobody', 404)
      await anonymous.refused('finishLogin', 'nobody', 401, { body: { code: '000000' } })
      await anonymous.refused('getSecondFactor', 'nobody', 401)
    },
  ),
  'secondFactor: the policy is a resource of its own': onServersWith(
    'secondFactor',
    async ({ admin, loner }) => {
      const before = await admin.ok('getSecondFactorPolicy')
      const saved = await admin.ok('updateSecondFactorPolicy', {
        body: { requiredOf: before.requiredOf, newDeviceMail: before.newDeviceMail },
        headers: { 'if-match': before.etag },
      })
      await admin.refused('updateSecondFactorPolicy', 'made to something else', 412, {
        body: {},
        headers: { 'if-match': '"edit-0"' },
      })
      await admin.refused('resetSecondFactor', 'of nobody', 404, {
        path: { userId: '00000000-0000-4000-8000-000000000000' },
      })
      await loner.refused('updateSecondFactorPolicy', 'a player', 403, { body: saved })
    },
  ),
})
