import { createClient, hasStatus, seal, unwrap } from '@halyard/api'
import type { ApiClient } from '@halyard/api'
import { Failure } from '@halyard/packs/failure'
import { answerCaptcha, readConfig } from '#server/connect.ts'
import { createSessionFetch } from '#server/session-fetch.ts'
import type { SessionFetchOptions } from '#server/session-fetch.ts'

/** One account, logged in. */
export type Player = {
  client: ApiClient
  /** Sends a flag and returns the id of the submission. */
  submit: (where: { gameId: number; challengeId: number }, flag: string) => Promise<number>
}

/**
 * Registers an account, or logs in where it exists from an earlier run.
 *
 * @throws Failure when the server does not let new accounts in at once
 */
export async function enter(
  origin: string,
  account: { userName: string; password: string },
  connection: SessionFetchOptions,
): Promise<Player> {
  const { fetch } = createSessionFetch(origin, connection)
  const client = createClient({ baseUrl: origin, fetch, language: () => 'en-US' })
  const { apiPublicKey } = await readConfig(client, origin)
  const hide = async (text: string) => (apiPublicKey ? seal(apiPublicKey, text) : text)
  const { userName } = account
  const password = await hide(account.password)
  if (!(await register(client, { userName, password }))) {
    const challenge = await answerCaptcha(client)
    await unwrap(client.POST('/api/account/login', { body: { userName, password, challenge } }))
  }
  return {
    client,
    async submit({ gameId, challengeId }, flag) {
      const params = { path: { id: gameId, challengeId } }
      const body = { flag: await hide(flag) }
      return unwrap(client.POST('/api/game/{id}/challenges/{challengeId}', { params, body }))
    },
  }
}

/** False when there is such an account. */
async function register(
  client: ApiClient,
  account: { userName: string; password: string },
): Promise<boolean> {
  const challenge = await answerCaptcha(client)
  const body = { ...account, email: `${account.userName}@replay.example`, challenge }
  try {
    const { data } = await unwrap(client.POST('/api/account/register', { body }))
    if (data === 'LoggedIn') return true
  } catch (error) {
    if (hasStatus(error, 400)) return false
    throw error
  }
  throw new Failure(
    'New accounts have to be confirmed on this server: let them in at once (settings of the administration) for the time of the replay.',
  )
}
