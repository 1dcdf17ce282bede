import { createBatchQueue } from '#modules/hub/batch-queue.ts'
import type { Listeners } from '#modules/hub/messages.ts'
import { invoke } from '#modules/hub/protocol.ts'
import { groupOf } from '#modules/hub/subscription.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { findAskingSessions } from '#modules/question/service.ts'

interface Change {
  readonly gameId: number
  readonly id: number
}

/** Says by its id that a question has changed: to the players of its team that listen here, and to who watches the game. */
export function deliverQuestions(infrastructure: Infrastructure, listeners: Listeners): void {
  const { db, log, notifications } = infrastructure
  const add = createBatchQueue<Change>({
    delayMs: 0,
    onError: (err) => log.warn({ err }, 'a change of a question could not be delivered'),
    async work(changes) {
      for (const [gameId, ofGame] of Map.groupBy(changes, (change) => change.gameId)) {
        const ids = [...new Set(ofGame.map(({ id }) => id))]
        const staff = groupOf({ hub: 'monitor', gameId })
        const texts = ids.map((id) => invoke('ReceivedQuestion', { id }))
        if (listeners.has(staff)) await listeners.deliver(staff, texts.join(''))
        const players = groupOf({ hub: 'user', gameId })
        if (!listeners.has(players)) continue
        const asking = Map.groupBy(await findAskingSessions(db, ids), ({ id }) => id)
        for (const [id, rows] of asking) {
          const sessions = new Set(rows.map(({ session }) => session))
          const isPlayer = (hash: Buffer | undefined) =>
            hash !== undefined && sessions.has(hash.toString('hex'))
          const text = invoke('ReceivedTeamQuestion', { id })
          await listeners.deliver(players, text, ({ sessionHash }) => isPlayer(sessionHash))
        }
      }
    },
  })
  notifications.subscribe('question_changed', (payload) => {
    const [gameId, id] = (payload ?? '').split(' ').map(Number)
    if (gameId && id) add({ gameId, id })
  })
}
