import type { FastifyInstance } from 'fastify'
import { httpClient } from '#testing/http-client.ts'
import type { TestResponse } from '#testing/http-client.ts'

/** What the address is at which the tests believe the platform to be. */
export const PUBLIC_URL = 'https://ctf.example.org'

export interface Browser {
  readonly cookies: Map<string, string>
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<TestResponse>
  post(url: string, body?: unknown): Promise<TestResponse>
  put(url: string, body?: unknown): Promise<TestResponse>
  delete(url: string): Promise<TestResponse>
  /** The user name of whoever is logged in. */
  who(): Promise<string | undefined>
}

/** A client that keeps cookies, as long as they last. */
export function browser(app: FastifyInstance, session?: string): Browser {
  const cookies = new Map<string, string>()
  if (session) cookies.set(...splitCookie(session))
  const client = () =>
    httpClient(app, { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  const keep = (response: TestResponse) => {
    for (const text of [response.headers['set-cookie'] ?? []].flat()) {
      const [name, value] = splitCookie(String(text))
      if (value === '' || /max-age=0/i.test(String(text))) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    get: async (url, headers) => keep(await client().get(url, headers)),
    post: async (url, body) => keep(await client().post(url, body)),
    put: async (url, body) => keep(await client().put(url, body)),
    delete: async (url) => keep(await client().delete(url)),
    who: async () => (await client().get('/api/account/profile')).body?.userName,
  }
}

function splitCookie(text: string): [string, string] {
  const [pair = ''] = text.split(';')
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}
