import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#db/database.ts'

/** Channels on which the processes of one platform tell each other what changed. */
const CHANNELS = [
  'board_changed',
  'settings_changed',
  'notice_published',
  'answers_judged',
  'access_changed',
  'logs_written',
] as const
export type Channel = (typeof CHANNELS)[number]

export interface Notifications {
  /**
   * Calls back for every notice on the channel, this process's own included. After a lost connection it
   * calls back with `undefined`: anything may have changed.
   */
  subscribe(channel: Channel, onNotice: (payload: string | undefined) => void): void
  close(): Promise<void>
}

const RETRY_MS = 1_000

/** Tells all processes on commit of the transaction. */
export async function notify(tx: Db, channel: Channel, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
}

/** Listens on a connection of its own and comes back when it breaks. */
export async function openNotifications(url: string): Promise<Notifications> {
  const subscribers = new Map<string, ((payload: string | undefined) => void)[]>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const tell = (channel: string, payload: string | undefined) => {
    for (const onNotice of subscribers.get(channel) ?? []) onNotice(payload)
  }
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'halyard-listen',
      keepAlive: true,
    })
    next.on('notification', ({ channel, payload }) => tell(channel, payload))
    next.on('error', () => undefined)
    next.on('end', retryLater)
    await next.connect()
    client = next
    await next.query(CHANNELS.map((channel) => `listen ${channel}`).join('; '))
  }
  const reconnect = async () => {
    await connect()
    for (const channel of subscribers.keys()) tell(channel, undefined)
  }
  const retryLater = () => {
    client = undefined
    if (isClosed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      reconnect().catch(retryLater)
    }, RETRY_MS)
    timer.unref()
  }

  await connect()
  return {
    subscribe(channel, onNotice) {
      subscribers.set(channel, [...(subscribers.get(channel) ?? []), onNotice])
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
