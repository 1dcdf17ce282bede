import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FromShare, ToShare } from './share-child.ts'
import type { Order, Outcome, ShareSetting } from './share.ts'
import { mergeAnswers } from './tally.ts'

const PROGRAM = fileURLToPath(new URL('share-child.ts', import.meta.url))

/** What the programs that play an event have used. */
export interface Effort {
  /** Processor time of all, seconds. */
  readonly seconds: number
  /** How late the event loop of the latest one was at the 99th percentile, milliseconds. */
  readonly lateMs: number
  /** Resident memory of all, megabytes. */
  readonly megabytes: number
}

/** Programs of which each plays its share of an event. */
export interface Generators {
  /** Has all of them play a part. @returns what came of it, as if one had played it */
  readonly play: (order: Order) => Promise<Outcome>
  readonly effort: () => Effort
  readonly stop: () => void
}

export function startGenerators(settings: readonly ShareSetting[]): Generators {
  const children = settings.map((setting) => {
    // Times go over as they are, and maps as maps.
    const child = fork(PROGRAM, { serialization: 'advanced' })
    send(child, { setting })
    return child
  })
  let newest: FromShare[] = []
  return {
    async play(order) {
      newest = await Promise.all(children.map((child) => askOne(child, order)))
      return mergeOutcomes(newest.map(({ outcome }) => outcome))
    },
    effort: () => ({
      seconds: newest.reduce((sum, { seconds }) => sum + seconds, 0),
      lateMs: Math.max(0, ...newest.map(({ lateMs }) => lateMs)),
      megabytes: newest.reduce((sum, { megabytes }) => sum + megabytes, 0),
    }),
    stop() {
      for (const child of children) child.disconnect()
    },
  }
}

const send = (child: ChildProcess, message: ToShare) => child.send(message)

/** @throws Error when the program ends instead of answering */
async function askOne(child: ChildProcess, order: Order): Promise<FromShare> {
  const done = new AbortController()
  const { signal } = done
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a load generator ended with ${String(code)}`)
  })
  const answered = once(child, 'message', { signal })
  send(child, { order })
  try {
    const [answer]: FromShare[] = await Promise.race([answered, ended])
    if (!answer) throw new Error('a load generator answered nothing')
    return answer
  } finally {
    done.abort()
    await Promise.allSettled([ended, answered])
  }
}

/** One outcome of what several came to. */
export const mergeOutcomes = (all: readonly Outcome[]): Outcome => ({
  answers: mergeAnswers(all.map(({ answers }) => answers)),
  acknowledged: all.flatMap(({ acknowledged }) => acknowledged),
  openedMs: all.flatMap(({ openedMs }) => openedMs),
  instancesUsed: all.reduce((sum, { instancesUsed }) => sum + instancesUsed, 0),
})
