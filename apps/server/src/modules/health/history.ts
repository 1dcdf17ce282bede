import { LEAST_FREE_DISK, mailState, memoryState } from '@halyard/rules'
import type { HealthPart } from '#db/tables/platform.ts'
import { keepSample, listSamples } from '#modules/health/repository.ts'
import type { HealthSample } from '#modules/health/repository.ts'
import type { Instances } from '#modules/instance/instances.ts'
import { readQueue } from '#modules/mail/service.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { memory } from '#platform/memory.ts'

export const SLOT_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** How long samples are kept: enough for "fine since Tuesday". */
export const HISTORY_LIFE_MS = 8 * DAY_MS

const PARTS = ['storage', 'instances', 'memory', 'mails'] as const satisfies HealthPart[]

interface Needs extends Pick<Infrastructure, 'db' | 'files' | 'clock'> {
  readonly instances: Instances | undefined
}

/** Looks at the platform once. Throws where the database does not answer, which leaves a gap. */
export async function sampleHealth({ db, files, instances, clock }: Needs): Promise<void> {
  const beganMs = performance.now()
  const { waiting, oldestAtMs } = await readQueue(db)
  const answerMs = Math.round(performance.now() - beganMs)
  const freeDisk = await files.free().catch(() => 0)
  const nowMs = clock.now()
  const freeMemory = memory().free
  const isFailing: Record<HealthPart, boolean> = {
    storage: freeDisk < LEAST_FREE_DISK,
    instances: instances?.isReachable() === false,
    memory: memoryState(freeMemory) !== 'ok',
    mails: mailState(oldestAtMs === null ? 0 : nowMs - oldestAtMs) !== 'ok',
  }
  await keepSample(db, nowMs - (nowMs % SLOT_MS), {
    answer_ms: answerMs,
    free_memory: freeMemory,
    mails_waiting: waiting,
    failing: PARTS.filter((part) => isFailing[part]),
  })
}

/** The last day, and since when each part has worked. */
export async function readHistory({
  db,
  clock,
}: Pick<Infrastructure, 'db' | 'clock'>): Promise<Schema<'HealthHistory'>> {
  const samples = await listSamples(db)
  const nowMs = clock.now()
  return {
    slot: SLOT_MS,
    samples: samples.filter(({ slot_at: at }) => at >= nowMs - DAY_MS).map(sampleView),
    fineSince: {
      server: fineSince(samples, nowMs),
      storage: fineSince(samples, nowMs, 'storage'),
      instances: fineSince(samples, nowMs, 'instances'),
      memory: fineSince(samples, nowMs, 'memory'),
      mails: fineSince(samples, nowMs, 'mails'),
    },
  }
}

const sampleView = (row: HealthSample): Schema<'HealthSample'> => ({
  time: row.slot_at,
  answerTime: row.answer_ms,
  freeMemory: row.free_memory,
  mailsWaiting: row.mails_waiting,
  failing: row.failing,
})

/** The start of the slots without a break, and of a part without a failure, that lead up to now. */
function fineSince(
  samples: readonly HealthSample[],
  nowMs: number,
  part?: HealthPart,
): number | null {
  let since: number | null = null
  let laterMs = nowMs
  for (const { slot_at: at, failing } of samples.toReversed()) {
    // The slot of now may have no sample yet.
    const isGap = laterMs - at >= 2 * SLOT_MS
    if (isGap || (part && failing.includes(part))) break
    since = at
    laterMs = at
  }
  return since
}
