import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { EngineError } from '#modules/instance/backend.ts'
import type { Address, InstanceBackend, InstanceSpec } from '#modules/instance/backend.ts'
import { describeInstance } from '#modules/instance/describe.ts'
import { RENEW_EVERY_MS, holdColumns, holdForRemoval, renewHolds } from '#modules/instance/holds.ts'
import { untilOpen } from '#modules/instance/port-probe.ts'
import {
  deleteContainer,
  deleteOfHolder,
  markDestroyed,
  markRunning,
  releaseOfHolder,
} from '#modules/instance/repository.ts'
import type { Container } from '#modules/instance/repository.ts'
import type { Clock } from '#platform/clock.ts'
import { randomUuid } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

/** Brings instances up and removes them: the one place where the database and the engine are changed together. */
export interface InstanceRunner {
  readonly backend: InstanceBackend
  /** This process, in the table of containers. */
  readonly holder: string
  /** Columns of a container that this process is at work on. */
  readonly hold: () => ReturnType<typeof holdColumns>
  /**
   * Starts the instance of a container reserved by this process; resolves when its port accepts connections. Throws EngineError;
   * then the container is gone, or will be.
   */
  readonly bringUp: (container: Container, spec: InstanceSpec, lifeMs: number) => Promise<Container>
  /** Whether this process is bringing it up. */
  readonly isStarting: (id: string) => boolean
  /** Removes an instance from the engine and the database. Throws EngineError; the next clean-up then tries again. */
  readonly remove: (id: string) => Promise<void>
  /** The end of its output and how it ended, for organisers. */
  readonly describe: (name: string) => Promise<string>
  /** Runs one call to the engine, no longer than engines are waited for. */
  readonly ask: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Milliseconds. */
export interface InstanceTimes {
  /** Time for the engine to start an instance. */
  readonly startMs?: number
  /** Time for an instance to open its port. */
  readonly openMs?: number
  /** Time for every other answer of the engine. */
  readonly answerMs?: number
}

interface Needs extends InstanceTimes {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly random: Randomness
  readonly log: { readonly warn: (values: object, text: string) => void }
  readonly backend: InstanceBackend
}

/** Together less than the minute that reverse proxies commonly wait for an answer. */
const START_MS = 30_000
const OPEN_MS = 20_000
const ANSWER_MS = 10_000

export function createRunner(needs: Needs): InstanceRunner {
  const { db, clock, log, backend } = needs
  const { startMs = START_MS, openMs = OPEN_MS, answerMs = ANSWER_MS } = needs
  const holder = randomUuid(needs.random)
  const stopping = new AbortController()
  /** Instances that this process is bringing up. */
  const starting = new Map<string, AbortController>()
  const holdNow = () => ({ holder, nowMs: clock.now() })
  const renewing = setInterval(() => {
    renewHolds(db, holdNow()).catch((err: unknown) =>
      log.warn({ err }, 'the holds on instances could not be renewed'),
    )
  }, RENEW_EVERY_MS).unref()

  const ask: InstanceRunner['ask'] = (call) =>
    within(
      { ms: answerMs, signal: stopping.signal, tooLate: 'The engine did not answer in time.' },
      call,
    )

  const describe: InstanceRunner['describe'] = (name) =>
    ask((signal) => describeInstance(backend, name, signal))

  /** Fails for an instance whose process has ended: its port will not open any more. */
  const requireAlive = async (name: string) => {
    if (await ask((signal) => backend.exitStatus(name, signal)))
      throw new EngineError('exited', await describe(name))
  }

  const untilReached = async (name: string, address: Address, cancel: AbortSignal) => {
    const signal = AbortSignal.any([cancel, AbortSignal.timeout(openMs)])
    try {
      await untilOpen(address, signal, () => requireAlive(name))
    } catch (error) {
      cancel.throwIfAborted()
      if (error instanceof EngineError) throw error
      throw new EngineError('portClosed', await describe(name), { cause: error })
    }
  }

  const clear = async ({ id, name }: Pick<Container, 'id' | 'name'>) => {
    await ask((signal) => backend.destroy(name, signal))
    await deleteContainer(db, id)
  }

  /** Leaves nothing of an instance that did not come up. */
  const giveUp = async (container: Container) => {
    try {
      await markDestroyed(db, [container.id])
      await clear(container)
    } catch (err) {
      log.warn({ err }, 'a failed instance is yet to be removed')
    } finally {
      starting.delete(container.id)
    }
  }

  const start = async (container: Container, spec: InstanceSpec, lifeMs: number) => {
    const cancel = new AbortController()
    starting.set(container.id, cancel)
    const signal = AbortSignal.any([stopping.signal, cancel.signal])
    const { engineId, inner, published } = await within(
      { ms: startMs, signal, tooLate: 'The engine did not start the instance in time.' },
      (both) => backend.create(spec, both),
    )
    await untilReached(spec.name, inner, signal)
    const running = await markRunning(
      db,
      { id: container.id, holder, keepsHold: backend.isLocal },
      { engineId, inner, published, startedAtMs: clock.now(), lifeMs },
    )
    if (!running) throw new EngineError('notWanted', 'It was destroyed while it started.')
    starting.delete(container.id)
    return running
  }

  return {
    backend,
    holder,
    hold: () => holdColumns(holdNow()),
    isStarting: (id) => starting.has(id),
    async bringUp(container, spec, lifeMs) {
      try {
        return await start(container, spec, lifeMs)
      } catch (error) {
        // The engine may be slow to answer this, too: whoever asked need not wait for it.
        void giveUp(container)
        throw error
      }
    },
    async remove(id) {
      const container = await holdForRemoval(db, id, holdNow())
      if (!container) return
      const cancel = starting.get(id)
      // Whoever is bringing it up removes what there is of it.
      if (cancel) cancel.abort(new EngineError('notWanted', 'It was destroyed while it started.'))
      else await clear(container)
    },
    describe,
    ask,
    async close() {
      clearInterval(renewing)
      stopping.abort()
      await backend.close()
      // What the engine keeps is looked after by the other processes, or at the next start.
      await (backend.isLocal ? deleteOfHolder : releaseOfHolder)(db, holder)
    },
  }
}

interface Limits {
  readonly ms: number
  readonly signal: AbortSignal
  /** What is said when the time is over. */
  readonly tooLate: string
}

/** Runs `call`, and fails at the latest when the time is over, even where the call does not listen to its signal. */
async function within<T>(
  { ms, signal, tooLate }: Limits,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const both = AbortSignal.any([signal, AbortSignal.timeout(ms)])
  const ended = Promise.withResolvers<never>()
  const onAbort = () =>
    ended.reject(
      both.reason instanceof EngineError
        ? both.reason
        : new EngineError('engineAway', tooLate, { cause: both.reason }),
    )
  both.addEventListener('abort', onAbort, { once: true })
  try {
    both.throwIfAborted()
    return await Promise.race([call(both), ended.promise])
  } finally {
    both.removeEventListener('abort', onAbort)
  }
}
