import { createDialer } from '#tunnel/dial.ts'
import { parseLocal } from '#tunnel/guard.ts'
import { openForward } from '#tunnel/forward.ts'
import type { Forward } from '#tunnel/forward.ts'
import type { PipeEnd } from '#tunnel/pipe.ts'

export type PoolEvent =
  | { what: 'opened'; forward: Forward }
  | { what: 'closed'; forward: Forward }
  | { what: 'changed'; forward: Forward }
  | { what: 'ended'; forward: Forward; end: PipeEnd }

type Refusal = { status: number; message: string }
type Wish = { local: string; remote: string; label: string }

/** Tunnels one site may have open at once. */
const mostPerSite = 64

/** The open tunnels, by the site that asked for them: none sees another's. */
export function createPool(allowLan: boolean, onEvent: (event: PoolEvent) => void) {
  const sites = new Map<string, Map<string, Forward>>()
  const dial = createDialer()
  const of = (origin: string) => {
    const found = sites.get(origin) ?? new Map<string, Forward>()
    sites.set(origin, found)
    return found
  }

  async function close(origin: string, local: string): Promise<boolean> {
    const forward = of(origin).get(local)
    if (!forward) return false
    of(origin).delete(local)
    await forward.close()
    onEvent({ what: 'closed', forward })
    return true
  }

  /** One tunnel for one instance, however often it is asked for. */
  async function open(origin: string, { local, remote, label }: Wish): Promise<Forward | Refusal> {
    const mine = of(origin)
    const same = [...mine.values()].find((forward) => forward.remote === remote)
    if (same) return same
    if (mine.size >= mostPerSite) return { status: 429, message: 'too many tunnels' }
    const address = parseLocal(local, allowLan)
    if (!address) return { status: 400, message: localHint(allowLan) }
    try {
      const forward = await openForward({
        local: address,
        remote,
        label,
        dial,
        onChange: (end) => {
          onEvent(end ? { what: 'ended', forward, end } : { what: 'changed', forward })
          // An instance that is gone does not come back under its address.
          if (end === 'gone') void close(origin, forward.local)
        },
      })
      mine.set(forward.local, forward)
      onEvent({ what: 'opened', forward })
      return forward
    } catch (error) {
      return { status: 409, message: `cannot listen on ${local}: ${codeOf(error)}` }
    }
  }

  return {
    open,
    close,
    list: (origin: string): readonly Forward[] => [...of(origin).values()],
    all: (): readonly Forward[] => [...sites.values()].flatMap((mine) => [...mine.values()]),
    async closeAll(): Promise<void> {
      for (const [origin, mine] of sites)
        for (const local of mine.keys()) await close(origin, local)
    },
  }
}

export type Pool = ReturnType<typeof createPool>

const localHint = (allowLan: boolean) =>
  allowLan
    ? 'local must be an IPv4 address and a port'
    : 'local must be 127.0.0.1 and a port; start with --allow-lan to open tunnels to the network'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
