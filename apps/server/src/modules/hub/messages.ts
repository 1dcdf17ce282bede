import type { Foundation } from '#modules/parts.ts'
import { describeAnswers } from '#modules/game/monitor/service.ts'
import { groupOf } from '#modules/hub/places.ts'
import { invoke } from '#modules/hub/protocol.ts'
import { createPump } from '#modules/hub/pump.ts'
import { describePublished } from '#modules/notice/service.ts'

export interface Listeners {
  readonly has: (group: string) => boolean
  readonly deliver: (group: string, text: string) => Promise<void>
}

/** Turns what the processes tell each other into messages for the listeners of this one. */
export function deliverMessages(foundation: Foundation, listeners: Listeners): void {
  const { db, clock, log, notifications } = foundation
  const onError = (err: unknown) => log.warn({ err }, 'a push could not be delivered')

  const addNotice = createPump<{ gameId: number; id: number }>({
    gatherMs: 0,
    onError,
    async work(items) {
      const heard = items.filter(({ gameId }) => listeners.has(groupOf({ hub: 'user', gameId })))
      if (heard.length === 0) return
      const ids = heard.map(({ id }) => id)
      for (const { gameId, notice } of await describePublished(db, ids, clock.now())) {
        const text = invoke('ReceivedGameNotice', notice)
        await listeners.deliver(groupOf({ hub: 'user', gameId }), text)
      }
    },
  })

  const addAnswers = createPump<{ gameId: number; ids: number[] }>({
    gatherMs: 0,
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

  notifications.subscribe('notice_published', (payload) => {
    const [gameId, id] = (payload ?? '').split(' ').map(Number)
    if (gameId && id) addNotice({ gameId, id })
  })
  notifications.subscribe('answers_judged', (payload) => {
    const [gameId, ids] = (payload ?? '').split(' ')
    if (gameId && ids) addAnswers({ gameId: Number(gameId), ids: ids.split(',').map(Number) })
  })
}
