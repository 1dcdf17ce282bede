import { setTimeout as sleep } from 'node:timers/promises'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { describeActs, describeAnswers } from '#modules/game/monitor/service.ts'
import { groupOf } from '#modules/hub/subscription.ts'
import type { Subscription } from '#modules/hub/subscription.ts'
import { invoke } from '#modules/hub/protocol.ts'
import { createBatchQueue } from '#modules/hub/batch-queue.ts'
import { listLogsBetween } from '#modules/log/service.ts'
import { logView } from '#modules/log/view.ts'
import { describePublished } from '#modules/notice/service.ts'

export interface Listeners {
  readonly has: (group: string) => boolean
  /**
   * @param isFor those of the group to whom it is sent; everybody without it
   * @returns how many it was sent to
   */
  readonly deliver: (
    group: string,
    text: string,
    isFor?: (subscription: Subscription) => boolean,
  ) => Promise<number>
}

/** Thousands of listeners hear what has happened once in some seconds, not at every single notice; a few hear it at once. */
const NOTICES_REST_MS = { perListener: 0.5, most: 2500 }

/** Processes that write at the same time interleave their rows, so their ranges overlap. */
const LINES_REMEMBERED = 5000

/** Returns whether an id is new, among the most recent ones. */
function createMemory(most: number): (id: number) => boolean {
  const seen = new Set<number>()
  return (id) => {
    if (seen.has(id)) return false
    seen.add(id)
    const [oldest] = seen
    if (seen.size > most && oldest !== undefined) seen.delete(oldest)
    return true
  }
}

/** Turns notifications between the processes into messages for the connections of this one. */
export function deliverMessages(infrastructure: Infrastructure, listeners: Listeners): void {
  const { db, clock, log, notifications } = infrastructure
  const onError = (err: unknown) => log.warn({ err }, 'a hub message could not be delivered')

  const addNotice = createBatchQueue<{ gameId: number; id: number }>({
    delayMs: 0,
    onError,
    async work(items) {
      const relevant = items.filter(({ gameId }) => listeners.has(groupOf({ hub: 'user', gameId })))
      if (relevant.length === 0) return
      const ids = relevant.map(({ id }) => id)
      const published = await describePublished(db, ids, clock.now())
      let delivered = 0
      for (const [gameId, ofGame] of Map.groupBy(published, (one) => one.gameId)) {
        const texts = ofGame.map(({ notice }) => invoke('ReceivedGameNotice', notice))
        delivered += await listeners.deliver(groupOf({ hub: 'user', gameId }), texts.join(''))
      }
      const restMs = Math.min(delivered * NOTICES_REST_MS.perListener, NOTICES_REST_MS.most)
      await sleep(restMs, undefined, { ref: false })
    },
  })

  const addAnswers = createBatchQueue<{ gameId: number; ids: number[] }>({
    delayMs: 0,
    onError,
    async work(items) {
      for (const [gameId, ofGame] of Map.groupBy(items, (item) => item.gameId)) {
        const group = groupOf({ hub: 'monitor', gameId })
        if (!listeners.has(group)) continue
        const answers = await describeAnswers(
          db,
          ofGame.flatMap(({ ids }) => ids),
        )
        const texts = answers.flatMap(({ events, submission }) => [
          ...events.map((event) => invoke('ReceivedGameEvent', event)),
          invoke('ReceivedSubmissions', submission),
        ])
        if (texts.length > 0) await listeners.deliver(group, texts.join(''))
      }
    },
  })

  const addEvent = createBatchQueue<{ gameId: number; id: number }>({
    delayMs: 0,
    onError,
    async work(items) {
      for (const [gameId, ofGame] of Map.groupBy(items, (item) => item.gameId)) {
        const group = groupOf({ hub: 'monitor', gameId })
        if (!listeners.has(group)) continue
        const ids = ofGame.map(({ id }) => id)
        const texts = (await describeActs(db, ids)).map((event) =>
          invoke('ReceivedGameEvent', event),
        )
        if (texts.length > 0) await listeners.deliver(group, texts.join(''))
      }
    },
  })

  const isNewLine = createMemory(LINES_REMEMBERED)
  const addLines = createBatchQueue<{ first: number; last: number }>({
    delayMs: 0,
    onError,
    async work(items) {
      const group = groupOf({ hub: 'admin', gameId: undefined })
      if (!listeners.has(group)) return
      const texts: string[] = []
      for (const { first, last } of items)
        for (const line of await listLogsBetween(db, first, last))
          if (isNewLine(line.id)) texts.push(invoke('ReceivedLog', logView(line)))
      if (texts.length > 0) await listeners.deliver(group, texts.join(''))
    },
  })

  notifications.subscribe('logs_written', (payload) => {
    const [first, last] = (payload ?? '').split('-').map(Number)
    if (first && last) addLines({ first, last })
  })
  notifications.subscribe('notice_published', (payload) => {
    const [gameId, id] = (payload ?? '').split(' ').map(Number)
    if (gameId && id) addNotice({ gameId, id })
  })
  notifications.subscribe('event_happened', (payload) => {
    const [gameId, id] = (payload ?? '').split(' ').map(Number)
    if (gameId && id) addEvent({ gameId, id })
  })
  notifications.subscribe('answers_judged', (payload) => {
    const [gameId, ids] = (payload ?? '').split(' ')
    if (gameId && ids) addAnswers({ gameId: Number(gameId), ids: ids.split(',').map(Number) })
  })
}
