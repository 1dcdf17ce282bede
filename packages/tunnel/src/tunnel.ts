import { createDaemon } from '#daemon.ts'
import type { Daemon, DaemonFetch } from '#daemon.ts'
import { failed } from '#failure.ts'
import type { DaemonFailure, Outcome } from '#failure.ts'
import { localToBind } from '#options.ts'
import type { TunnelOptions } from '#options.ts'
import type { PoolEntry } from '#protocol.ts'
import { nextState, POLL_INTERVAL_MS } from '#state.ts'
import type { DaemonState } from '#state.ts'

export type TunnelStatus = {
  /** Off until the player presses Connect; asking while the first answers are awaited. */
  readonly phase: 'off' | 'asking' | 'on'
  readonly daemon: DaemonState
  /** The open tunnels of this page, as the daemon lists them. */
  readonly entries: readonly PoolEntry[]
  /** Why the last attempt failed, until the next. */
  readonly failure: DaemonFailure | undefined
}

/** What the player must see, on whatever screen. */
export type TunnelNotice =
  | { readonly about: 'offline' }
  | { readonly about: 'connect' | 'add' | 'remove' | 'sync'; readonly failure: DaemonFailure }

export type TunnelSetup = {
  options: TunnelOptions
  onNotice: (notice: TunnelNotice) => void
  fetch?: DaemonFetch
  pollIntervalMs?: number
  answerWithinMs?: number
}

/** How long the first answer may take: meanwhile the browser may ask the player for permission. */
const firstAnswerWithinMs = 60_000

const off: TunnelStatus = { phase: 'off', daemon: 'Invalid', entries: [], failure: undefined }

/**
 * The page's end of the local tunnel: a store of what is known of the daemon, and what can be asked of it. Nothing is requested
 * before `connect`, nor after `disconnect`.
 */
export function createTunnel({
  options: initial,
  onNotice,
  fetch = (address, init) => globalThis.fetch(address, init),
  pollIntervalMs = POLL_INTERVAL_MS,
  answerWithinMs = 5000,
}: TunnelSetup) {
  let options = initial
  let status = off
  /** Goes up with each connection, so that answers to an earlier one are recognised. */
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const opening = new Map<string, Promise<Outcome<PoolEntry>>>()

  const daemon = (): Daemon => createDaemon({ address: options.address, fetch, answerWithinMs })

  function set(changes: Partial<TunnelStatus>): void {
    status = { ...status, ...changes }
    for (const listener of listeners) listener()
  }

  function stop(): void {
    turn += 1
    clearTimeout(timer)
  }

  function fail(about: 'connect' | 'sync', failure: DaemonFailure): void {
    stop()
    set({ ...off, failure })
    // Nobody there is no news to who has just pressed Connect: the page says it beside the button.
    if (about !== 'connect' || failure.kind !== 'DaemonUnavailable') onNotice({ about, failure })
  }

  /** Reads the tunnels, and publishes them together with what else has changed, so no state has a connection without its tunnels. */
  async function sync(mine: number, changes: Partial<TunnelStatus> = {}): Promise<void> {
    const pool = await daemon().list()
    if (mine !== turn) return
    if (pool.ok) set({ ...changes, entries: pool.value })
    else fail('sync', pool.failure)
  }

  async function look(mine: number, tick: number): Promise<void> {
    const answer = await daemon().status()
    if (mine !== turn) return
    const next = nextState(status.daemon, answer, tick)
    if (next.effects.includes('announceOffline')) onNotice({ about: 'offline' })
    if (next.effects.includes('stopPolling')) {
      stop()
      set({ ...off, failure: refusalOf(answer) })
      return
    }
    const isApproved = status.daemon === 'Pending' && next.state === 'Usable'
    if (isApproved || next.effects.includes('syncTunnels')) {
      await sync(mine, { daemon: next.state })
    } else set({ daemon: next.state })
    if (mine === turn) poll(mine, tick + 1)
  }

  /** Looks at the daemon again and again, each time some seconds after the last answer. */
  function poll(mine: number, tick: number): void {
    timer = setTimeout(() => void look(mine, tick), pollIntervalMs)
  }

  async function connect(): Promise<void> {
    stop()
    const mine = turn
    set({ ...off, phase: 'asking' })
    const failure = await greet(daemon(), options.name)
    if (mine !== turn) return
    if (failure) {
      fail('connect', failure)
      return
    }
    const answer = await daemon().status()
    if (mine !== turn) return
    const { state } = nextState('Invalid', answer, 0)
    if (state === 'Invalid') {
      fail('connect', refusalOf(answer))
      return
    }
    if (state === 'Usable') await sync(mine, { phase: 'on', daemon: state })
    else set({ phase: 'on', daemon: state })
    if (mine === turn) poll(mine, 1)
  }

  const has = (remote: string) => status.entries.find((entry) => entry.remote === remote)

  async function add(remote: string, label: string): Promise<Outcome<PoolEntry>> {
    const mine = turn
    // The list here is seconds old: another tab may have opened it.
    if (!has(remote)) await sync(mine)
    const listed = has(remote)
    if (listed) return { ok: true, value: listed }
    if (mine !== turn) return failed({ kind: 'DaemonUnavailable' })
    const added = await daemon().add({ label, remote, local: localToBind(options) })
    if (added.ok) {
      const others = status.entries.filter(({ local }) => local !== added.value.local)
      set({ entries: [...others, added.value] })
    } else onNotice({ about: 'add', failure: added.failure })
    return added
  }

  return {
    getStatus: (): TunnelStatus => status,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    options: (): TunnelOptions => options,

    /** Asks the daemon whether this page may use it, and keeps looking. Only for an answer to what the player pressed. */
    connect,

    /**
     * Connects if a daemon is there; otherwise everything stays as it is, and nothing is published.
     *
     * @param onlyApproved also leaves alone a daemon that would have to ask the player first
     */
    async resume({ onlyApproved }: { onlyApproved: boolean }): Promise<void> {
      if (status.phase !== 'off') return
      const mine = turn
      const answer = await daemon().status()
      if (mine !== turn || answer === 'unreachable' || (onlyApproved && answer !== 202)) return
      await connect()
    },

    /** Asks nothing any more. The daemon's tunnels stay open. */
    disconnect(): void {
      stop()
      set(off)
    },

    /** Takes new options; a connection is made again. */
    async setOptions(changes: Partial<TunnelOptions>): Promise<void> {
      options = { ...options, ...changes }
      if (status.phase !== 'off') await connect()
    },

    /** Opens a tunnel to a WebSocket, once. @param label what the daemon calls it */
    async open(remote: string, label: string): Promise<Outcome<PoolEntry>> {
      if (status.daemon !== 'Usable') return failed({ kind: 'DaemonUnavailable' })
      const already = opening.get(remote)
      if (already) return already
      const promise = add(remote, label).finally(() => opening.delete(remote))
      opening.set(remote, promise)
      return promise
    },

    /** Closes a tunnel by its local address. */
    async close(local: string): Promise<void> {
      const removed = await daemon().remove(local)
      if (removed.ok) set({ entries: status.entries.filter((entry) => entry.local !== local) })
      else onNotice({ about: 'remove', failure: removed.failure })
    },
  }
}

export type Tunnel = ReturnType<typeof createTunnel>

/** Checks the version and asks for the right to be there. @returns why that is not possible */
async function greet(daemon: Daemon, name: string): Promise<DaemonFailure | undefined> {
  const version = await daemon.version(firstAnswerWithinMs)
  if (!version.ok) {
    return version.failure.kind === 'DaemonUnavailable' ? whoIsThere(daemon) : version.failure
  }
  const registered = await daemon.register(name)
  return registered.ok ? undefined : registered.failure
}

/** Distinguishes no daemon, an old daemon, whose version no page may read, and another program. */
async function whoIsThere(daemon: Daemon): Promise<DaemonFailure> {
  if ((await daemon.status()) !== 'unreachable') return { kind: 'VersionMismatch' }
  return { kind: (await daemon.isAnswered()) ? 'Unknown' : 'DaemonUnavailable' }
}

const refusalOf = (answer: number | 'unreachable'): DaemonFailure =>
  answer === 'unreachable'
    ? { kind: 'DaemonUnavailable' }
    : { kind: 'DaemonError', status: answer, message: '' }
