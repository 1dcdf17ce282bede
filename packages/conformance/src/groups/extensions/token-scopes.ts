import { allOperations } from '#contract/document.ts'
import { onServersWith } from '#groups/extensions/named.ts'
import { harmlessCall } from '#groups/sweep/made-up.ts'
import { Actor } from '#http/actor.ts'
import type { Call } from '#http/request.ts'
import { scenariosOf, type World } from '#world/world.ts'

/** Somebody who calls with a token alone. */
class Script extends Actor {
  readonly #token: string

  constructor(world: World, token: string) {
    super(world, 'an API token')
    this.#token = token
  }

  override send(id: Parameters<Actor['send']>[0], call: Call = {}) {
    const headers = { ...call.headers, authorization: `Bearer ${this.#token}` }
    return super.send(id, { ...call, headers })
  }
}

/** Nobody is logged in by a token; what is described of logging out knows no such refusal. */
const apart: ReadonlySet<string> = new Set(['logOut'])

type Scopes = readonly ('Read' | 'Play' | 'Organize' | 'Administer')[]

async function aScript(world: World, owner: Actor, scopes: Scopes) {
  const body = { name: `${world.prefix} script`, expiresIn: 1, scopes: [...scopes] }
  const { token, info } = await owner.ok('createOwnToken', { body })
  const path = { id: info.id }
  world.cleanup.later(`token ${info.name}`, () => owner.send('deleteOwnToken', { path }))
  return { script: new Script(world, token), info, path }
}

export const tokenScopesExtension = scenariosOf('extensions', {
  'token scopes: own tokens from making to revoking': onServersWith(
    'tokenScopes',
    async (world) => {
      const { findings, loner, admin, anonymous } = world
      const { script, info, path } = await aScript(world, loner, ['Read'])
      findings.same('createOwnToken', 'scopes', info.scopes, ['Read'])
      const read = async () => (await loner.ok('listOwnTokens')).find(({ id }) => id === info.id)
      findings.same('listOwnTokens', 'last use of a new one', (await read())?.lastUsedAt, null)
      await script.ok('listMyTeams')
      findings.check(
        'listOwnTokens',
        typeof (await read())?.lastUsedAt === 'number',
        'the use of a token is not noted',
      )
      const name = { name: `${world.prefix} more` }
      await script.refused('createTeam', 'a token that reads', 403, { body: name })
      await script.refused('getProfile', 'a token', 403)
      await admin.refused('deleteOwnToken', 'of somebody else', 404, { path })
      for (const scope of ['Organize', 'Administer'])
        await loner.refused('createOwnToken', `${scope} of a player`, 403, {
          body: { ...name, scopes: [scope] },
        })
      await loner.refused('createOwnToken', 'no scope', 400, { body: { ...name, scopes: [] } })
      await loner.ok('deleteOwnToken', { path })
      await script.refused('listMyTeams', 'revoked', 401)
      await loner.refused('deleteOwnToken', 'twice', 404, { path })
      await anonymous.refused('listOwnTokens', 'nobody', 401)
    },
  ),

  'token scopes: no token opens accounts, sessions and tokens': onServersWith(
    'tokenScopes',
    async (world) => {
      const { script } = await aScript(world, world.admin, [
        'Read',
        'Play',
        'Organize',
        'Administer',
      ])
      const closed = allOperations.filter(
        ({ group, role, id }) =>
          ['account', 'token'].includes(group) &&
          role !== 'Anonymous' &&
          !apart.has(id) &&
          !world.forbidden.has(id),
      )
      for (const operation of closed)
        await script.refused(operation.id, 'a token', 403, harmlessCall(operation))
      await script.ok('listUsers')
    },
  ),
})
