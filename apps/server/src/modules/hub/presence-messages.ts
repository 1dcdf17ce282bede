import { describeForTeam } from '#modules/game/presence/service.ts'
import { createBatchQueue } from '#modules/hub/batch-queue.ts'
import type { Listeners } from '#modules/hub/messages.ts'
import { invoke } from '#modules/hub/protocol.ts'
import { groupOf } from '#modules/hub/subscription.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'

interface Change {
  readonly gameId: number
  readonly participationId: number
}

/** How long changes are collected: those of one team are one message. */
const DELAY_MS = 250

/** Sends what a team shares by now to its members that listen here, and to nobody else of the game. */
export function deliverPresence(infrastructure: Infrastructure, listeners: Listeners): void {
  const { db, log, notifications } = infrastructure
  const add = createBatchQueue<Change>({
    delayMs: DELAY_MS,
    onError: (err) => log.warn({ err }, 'what a team shares could not be delivered'),
    async work(changes) {
      const teams = new Map(changes.map((change) => [change.participationId, change]))
      for (const change of teams.values()) {
        const group = groupOf({ hub: 'user', gameId: change.gameId })
        if (!listeners.has(group)) continue
        const team = await describeForTeam(db, change)
        if (!team) continue
        const isMember = (hash: Buffer | undefined) =>
          hash !== undefined && team.sessionHashes.has(hash.toString('hex'))
        const text = invoke('ReceivedTeamPresence', team.presence)
        await listeners.deliver(group, text, ({ sessionHash }) => isMember(sessionHash))
      }
    },
  })
  notifications.subscribe('presence_changed', (payload) => {
    const [gameId, participationId] = (payload ?? '').split(' ').map(Number)
    if (gameId && participationId) add({ gameId, participationId })
  })
}
