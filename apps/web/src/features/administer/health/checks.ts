import type { HubState, ServerHealth } from '@halyard/api'
import { mailState, memoryState } from '@halyard/rules'

/** What the server says about itself. */
export type Readiness = {
  /** `Healthy`, `Degraded` without the engine of instances, or `Unhealthy: ` and why; empty where the server does not say. */
  text: string
  tookMs: number
}

export type CheckState = 'ok' | 'warn' | 'bad' | 'unknown'

const checkNames = [
  'server',
  'latency',
  'live',
  'clock',
  'database',
  'storage',
  'instances',
  'memory',
  'mails',
] as const
/** What servers report only with an extension of the contract. */
export const ofExtension: ReadonlySet<string> = new Set(['memory', 'mails'])

export type CheckName = (typeof checkNames)[number]

export type Check = { name: CheckName; state: CheckState }

/** Above this people notice that they wait. */
const slowMs = 1000
/** Less is not measurable: the server sends whole seconds. */
const wrongClockMs = 2000

type Seen = {
  /** Undefined before the first answer. */
  readiness: Readiness | undefined
  /** Whether the last try had no answer. */
  isGone: boolean
  hub: HubState
  offsetMs: number
  /** Undefined where the server does not say. */
  health: ServerHealth | undefined
  nowMs: number
}

const hubStates = {
  connected: 'ok',
  connecting: 'unknown',
  waiting: 'bad',
  closed: 'bad',
} as const satisfies Record<HubState, CheckState>

/** What works and what does not, as far as a browser knows. */
export function checksOf({
  readiness,
  isGone,
  hub,
  offsetMs,
  health,
  nowMs,
}: Seen): readonly Check[] {
  const answer = isGone ? undefined : readiness
  const states: Record<CheckName, CheckState> = {
    server: isGone ? 'bad' : answer ? 'ok' : 'unknown',
    latency: answer ? (answer.tookMs > slowMs ? 'warn' : 'ok') : 'unknown',
    live: hubStates[hub],
    clock: Math.abs(offsetMs) > wrongClockMs ? 'warn' : 'ok',
    ...partsOf(answer?.text),
    memory: health && !isGone ? memoryState(health.freeMemory) : 'unknown',
    mails: health && !isGone ? mailState(waited(health, nowMs)) : 'unknown',
  }
  return checkNames.map((name) => ({ name, state: states[name] }))
}

const waited = ({ oldestMailTime }: ServerHealth, nowMs: number): number =>
  oldestMailTime === null ? 0 : nowMs - oldestMailTime

/** The server names one reason why it is not ready; what comes after it in its order is not known then. */
function partsOf(text = ''): Record<'database' | 'storage' | 'instances', CheckState> {
  if (text === 'Healthy') return { database: 'ok', storage: 'ok', instances: 'ok' }
  if (text === 'Degraded') return { database: 'ok', storage: 'ok', instances: 'bad' }
  const [, reason = ''] = /^Unhealthy: (.*)/s.exec(text) ?? []
  if (reason.includes('database')) {
    return { database: 'bad', storage: 'unknown', instances: 'unknown' }
  }
  if (reason) return { database: 'ok', storage: 'bad', instances: 'unknown' }
  return { database: 'unknown', storage: 'unknown', instances: 'unknown' }
}
