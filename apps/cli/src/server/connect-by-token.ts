import { readFile } from 'node:fs/promises'
import { createClient } from '@halyard/api'
import { Failure } from '@halyard/packs/failure'
import { parseOrigin, readConfig } from '#server/connect.ts'
import type { Session } from '#server/connect.ts'
import { createPauses } from '#server/pauses.ts'
import { createSessionFetch } from '#server/session-fetch.ts'

/**
 * The API token from a file or from HALYARD_TOKEN; undefined where neither is given. Never an argument: those are seen by every user of the
 * machine and kept in logs of pipelines.
 *
 * @throws Failure when the file cannot be read
 */
export async function readToken(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return process.env.HALYARD_TOKEN?.trim() || undefined
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Failure(`The token could not be read: ${error.message}`)
  })
  if (text.trim() === '') throw new Failure(`${path} is empty: it should hold an API token.`)
  return text.trim()
}

/** A connection that sends the token with each request. There is nothing to log out of. */
export async function connectByToken({
  server,
  token,
  onWait,
}: {
  server: string
  token: string
  onWait?: (seconds: number) => void
}): Promise<Session> {
  const origin = parseOrigin(server)
  const { fetch, requests } = createSessionFetch(origin, {
    pauses: createPauses({ onWait }),
    headers: { Authorization: `Bearer ${token}` },
  })
  const client = createClient({ baseUrl: origin, fetch, language: () => 'en-US' })
  await readConfig(client, origin)
  return { client, origin, requests, close: () => Promise.resolve() }
}
