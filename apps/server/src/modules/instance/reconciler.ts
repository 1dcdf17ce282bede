import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { EngineError } from '#modules/instance/backend.ts'
import { releaseLease, takeLease } from '#modules/instance/holds.ts'
import { markDestroyed } from '#modules/instance/repository.ts'
import type { InstanceRunner } from '#modules/instance/runner.ts'
import {
  endOverdue,
  forgetForeign,
  listNames,
  listRemovable,
  listSettled,
} from '#modules/instance/sweep-repository.ts'
import type { Clock } from '#platform/clock.ts'

const LEASE = 'instances'
/** Instances that are removed at the same time: engines do that side by side. */
const LANES = 8

/** `busy`: another process is at it. `away`: the engine does not answer. */
type Outcome = 'done' | 'busy' | 'away'

interface Needs {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: {
    readonly warn: (values: object, text: string) => void
    readonly info: (values: object, text: string) => void
  }
  readonly runner: InstanceRunner
}

/**
 * Brings the database and the engine together: ends what is overdue, removes what is unknown or no longer wanted, and deletes the rows of what the
 * engine lost. One process at a time.
 */
export async function reconcile({ db, clock, log, runner }: Needs): Promise<Outcome> {
  const hold = () => ({ holder: runner.holder, nowMs: clock.now() })
  // Each process looks after the instances inside itself.
  const isShared = !runner.backend.isLocal
  if (isShared && !(await takeLease(db, LEASE, hold()))) return 'busy'
  try {
    await endOverdue(db, clock.now())
    await forgetForeign(db, runner.backend.engine, log)
    await compare(db, log, runner)
    const ids = (await listRemovable(db, hold())).filter((id) => !runner.isStarting(id))
    for (let start = 0; start < ids.length; start += LANES) {
      if (isShared) await takeLease(db, LEASE, hold())
      await Promise.all(ids.slice(start, start + LANES).map((id) => remove(id, log, runner)))
    }
    return 'done'
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    log.warn({ problem: error.problem }, 'the container engine could not be asked')
    return 'away'
  } finally {
    if (isShared) await releaseLease(db, LEASE, runner.holder)
  }
}

async function remove(id: string, log: Needs['log'], runner: InstanceRunner): Promise<void> {
  try {
    await runner.remove(id)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    log.warn({ problem: error.problem }, 'an instance is yet to be removed')
  }
}

async function compare(
  db: Kysely<Tables>,
  log: Needs['log'],
  { backend, ask, holder }: InstanceRunner,
): Promise<void> {
  // In this order: what ran before the list and is not on it is lost, what is on it and unknown afterwards belongs to no row.
  const settled = await listSettled(db, backend.isLocal ? holder : undefined)
  const listed = await ask((signal) => backend.list(signal))
  const names = new Set(await listNames(db))
  const running = new Set(listed.filter(({ isRunning }) => isRunning).map(({ name }) => name))
  const lost = settled.filter(({ name }) => !running.has(name))
  await markDestroyed(
    db,
    lost.map(({ id }) => id),
  )
  const orphans = listed.filter(({ name }) => !names.has(name))
  for (const { name } of orphans) await ask((signal) => backend.destroy(name, signal))
  if (lost.length > 0) log.info({ count: lost.length }, 'instances had ended by themselves')
  if (orphans.length > 0)
    log.info({ count: orphans.length }, 'instances without an owner are removed')
}
