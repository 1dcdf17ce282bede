import { createClient, unwrap, type ApiClient, type Schema } from '@halyard/api'
import { request as playwrightRequest } from '@playwright/test'
import { admin } from './admin.ts'
import { uniqueName } from './names.ts'

export type Actor = { name: string; password: string; api: ApiClient; cookie: () => string }

/** Somebody who talks to the platform over HTTP without a browser, with a cookie of their own. */
export function actorAt(baseURL: string, name: string, password: string): Actor {
  let cookie = ''
  const api = createClient({
    baseUrl: baseURL,
    fetch: async (request) => {
      request.headers.set('Origin', new URL(baseURL).origin)
      if (cookie) request.headers.set('Cookie', cookie)
      const response = await fetch(request)
      const set = response.headers.getSetCookie().at(-1)
      if (set) cookie = set.split(';')[0] ?? ''
      return response
    },
  })
  return { name, password, api, cookie: () => cookie }
}

export async function loggedIn(actor: Actor): Promise<Actor> {
  await unwrap(
    actor.api.POST('/api/account/login', {
      body: { userName: actor.name, password: actor.password },
    }),
  )
  return actor
}

export const theAdmin = (baseURL: string) => loggedIn(actorAt(baseURL, admin.name, admin.password))

/** A new account, logged in. */
export async function newPlayer(baseURL: string): Promise<Actor> {
  const actor = actorAt(baseURL, uniqueName('sailor'), 'Anchor-4-Weigh')
  await unwrap(
    actor.api.POST('/api/account/register', {
      body: { userName: actor.name, password: actor.password, email: `${actor.name}@example.org` },
    }),
  )
  return actor
}

/** A new account that captains a new team and plays the game. */
export async function newTeamIn(
  baseURL: string,
  gameId: number,
): Promise<Actor & { team: Schema<'TeamInfoModel'> }> {
  const actor = await newPlayer(baseURL)
  const team = await unwrap(
    actor.api.POST('/api/team', { body: { name: uniqueName('Crew '), bio: null } }),
  )
  await unwrap(
    actor.api.POST('/api/game/{id}', {
      params: { path: { id: gameId } },
      body: { teamId: team.id },
    }),
  )
  return { ...actor, team }
}

/** Browser storage in which that person is logged in. */
export async function storageOf(baseURL: string, actor: Actor) {
  const context = await playwrightRequest.newContext({
    baseURL,
    extraHTTPHeaders: { Origin: new URL(baseURL).origin },
  })
  await context.post('/api/account/login', {
    data: { userName: actor.name, password: actor.password },
  })
  const state = await context.storageState()
  await context.dispose()
  return state
}
