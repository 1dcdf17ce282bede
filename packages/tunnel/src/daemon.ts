import { failed, success } from '#failure.ts'
import type { Outcome } from '#failure.ts'
import { parseEntry, parsePool, registration } from '#protocol.ts'
import type { PoolEntry } from '#protocol.ts'
import { isSupportedVersion } from '#state.ts'
import type { DaemonAnswer } from '#state.ts'

/** How a request is sent; that of the browser fits. */
export type DaemonFetch = (address: string, init: RequestInit) => Promise<Response>

export type DaemonConnection = {
  /** `http://127.0.0.1:3307`. */
  address: string
  fetch: DaemonFetch
  /** Milliseconds after which no answer is none. */
  answerWithinMs: number
}

type Call = { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown; withinMs?: number }

/** Characters of a refusal that are kept. */
const longestMessage = 300

/** The calls of a tunnel daemon, one each. Nothing is retried; neither cookies nor the page's address are sent. */
export function createDaemon({ address, fetch, answerWithinMs }: DaemonConnection) {
  async function call(
    path: string,
    { method = 'GET', body, withinMs = answerWithinMs }: Call = {},
  ) {
    try {
      return await fetch(address + path, {
        method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        }),
        mode: 'cors',
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(withinMs),
      })
    } catch {
      return undefined
    }
  }

  return {
    /** Checks that it is new enough. @param withinMs how long to wait: the browser may ask the player first */
    async version(withinMs?: number): Promise<Outcome<string>> {
      const response = await call('/version', withinMs === undefined ? {} : { withinMs })
      if (response?.status === 404) return failed({ kind: 'VersionMismatch' })
      const answer = await read(response, versionIn)
      if (!answer.ok || isSupportedVersion(answer.value)) return answer
      return failed({ kind: 'VersionMismatch', version: answer.value })
    },

    /** Asks for the right to open tunnels. One that exists already is as good: `status` shows it. */
    async register(name: string): Promise<Outcome<true>> {
      const response = await call('/connect', { method: 'POST', body: registration(name) })
      return response ? success(true) : failed({ kind: 'DaemonUnavailable' })
    },

    /** Whether the player has approved of this page. */
    async status(): Promise<DaemonAnswer> {
      const response = await call('/connect')
      return response?.status ?? 'unreachable'
    },

    list: async (): Promise<Outcome<readonly PoolEntry[]>> => read(await call('/pool'), parsePool),

    /** Opens a tunnel. @returns it, with the port it got */
    add: async (entry: PoolEntry): Promise<Outcome<PoolEntry>> =>
      read(await call('/pool', { method: 'POST', body: entry }), parseEntry),

    /** Closes one. */
    async remove(local: string): Promise<Outcome<true>> {
      const first = await call('/pool', { method: 'DELETE', body: { local } })
      // Daemons without a window call the address `key`, and refuse what has none.
      const response =
        first?.status === 422
          ? await call('/pool', { method: 'DELETE', body: { key: local } })
          : first
      if (!response) return failed({ kind: 'DaemonUnavailable' })
      return response.ok ? success(true) : refusal(response.status, await response.text())
    },

    /** Whether anything at all answers at the address, if only with something this page may not read. */
    async isAnswered(): Promise<boolean> {
      try {
        await fetch(`${address}/version`, {
          mode: 'no-cors',
          credentials: 'omit',
          cache: 'no-store',
          referrerPolicy: 'no-referrer',
          signal: AbortSignal.timeout(answerWithinMs),
        })
        return true
      } catch {
        return false
      }
    },
  }
}

export type Daemon = ReturnType<typeof createDaemon>

/** Reads an answer; `undefined` from `parse` means that it is not in the daemon's language. */
async function read<Value>(
  response: Response | undefined,
  parse: (body: unknown) => Value | undefined,
): Promise<Outcome<Value>> {
  if (!response) return failed({ kind: 'DaemonUnavailable' })
  const text = await response.text().catch(() => '')
  if (!response.ok) return refusal(response.status, text)
  const value = parse(asJson(text))
  return value === undefined ? failed({ kind: 'Unknown' }) : success(value)
}

const refusal = (status: number, text: string) =>
  failed({ kind: 'DaemonError', status, message: text.trim().slice(0, longestMessage) })

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function versionIn(body: unknown): string | undefined {
  if (typeof body === 'string') return body
  if (typeof body !== 'object' || body === null || !('version' in body)) return undefined
  return typeof body.version === 'string' ? body.version : undefined
}
