import type { HealthHistory } from '@halyard/api'
import type { StripState } from '@halyard/ui/charts'
import type { CheckName } from '#features/administer/health/checks.ts'

/** Bars of a strip: half an hour each. */
const barCount = 48
const dayMs = 24 * 60 * 60_000

/** How a part was in the last day. */
export type Past = {
  /** Oldest first. */
  states: readonly StripState[]
  /** Undefined for parts that are only seen to work or not. */
  values: readonly number[] | undefined
  /** The share of the day that the values cover, up to now. */
  covered: number
  /** Since when it has worked without a break; null where it does not now. */
  fineSince: number | null
}

/** By what the server reports of its part, if it does. */
const parts = {
  server: 'server',
  database: 'server',
  storage: 'storage',
  instances: 'instances',
  memory: 'memory',
  mails: 'mails',
} as const satisfies Partial<Record<CheckName, keyof HealthHistory['fineSince']>>

export type PartWithPast = keyof typeof parts

export const hasPast = (name: CheckName): name is PartWithPast => name in parts

const valueOf: Partial<Record<PartWithPast, 'answerTime' | 'freeMemory' | 'mailsWaiting'>> = {
  database: 'answerTime',
  memory: 'freeMemory',
  mails: 'mailsWaiting',
}

/** How a part was, bar by bar up to now. */
export function pastOf(name: PartWithPast, history: HealthHistory, nowMs: number): Past {
  const part = parts[name]
  const barMs = dayMs / barCount
  const firstMs = nowMs - dayMs
  const bars = Array.from({ length: barCount }, (): HealthHistory['samples'] => [])
  for (const sample of history.samples)
    bars[Math.floor((sample.time - firstMs) / barMs)]?.push(sample)
  const began = history.samples[0]?.time ?? nowMs
  const states = bars.map((samples, index): StripState => {
    const isKnown = firstMs + (index + 1) * barMs > began
    if (!isKnown) return 'none'
    // No process of the server has looked, or the database did not answer.
    if (samples.length === 0) return part === 'server' && index < barCount - 1 ? 'bad' : 'none'
    const isFailing = part !== 'server' && samples.some(({ failing }) => failing.includes(part))
    return isFailing ? 'bad' : 'ok'
  })
  const measured = valueOf[name]
  return {
    states,
    values: measured && history.samples.map((sample) => sample[measured]),
    covered: Math.min(1, Math.max(1 / barCount, (nowMs - began) / dayMs)),
    fineSince: history.fineSince[part],
  }
}
