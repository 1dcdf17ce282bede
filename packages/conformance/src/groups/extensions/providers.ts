import { onServersWith } from '#groups/extensions/named.ts'
import { scenariosOf } from '#world/world.ts'

export const providersExtension = scenariosOf('extensions', {
  'oidc: identities are the own ones, and the last way to log in is asked for': onServersWith(
    'oidc',
    async (world) => {
      const { anonymous, findings, loner } = world
      const { hasPassword, identities } = await loner.ok('listIdentities')
      findings.same('listIdentities', 'whether it has a password', hasPassword, true)
      findings.same('listIdentities', 'how many it has', identities.length, 0)
      const nobody = '0193b2f0-7a51-7c2e-9d3b-2f1c5d7e9a10'
      await loner.refused('unlinkIdentity', 'of nobody', 404, { path: { identityId: nobody } })
      await loner.refused('linkIdentity', 'with a provider that is not there', 404, {
        body: { provider: 'no-such-provider' },
      })
      await loner.refused('setPassword', 'where there is one', 400, { body: { new: 'Halyard42' } })
      await anonymous.refused('listIdentities', 'nobody', 401)
      await anonymous.refused('getJoin', 'nobody whom a provider knows', 404)
      await anonymous.refused('joinWithProvider', 'nobody whom a provider knows', 404, {
        body: { userName: 'stranger' },
      })
      await loner.refused('getProviders', 'a user', 403)
      await anonymous.refused('getProviders', 'nobody', 401)
    },
  ),
})
