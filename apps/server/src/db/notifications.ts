import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#db/database.ts'

/** NOTIFY channels between the processes of one platform. */
const CHANNELS = [
  'board_changed',
  'settings_changed',
  'notice_published',
  'answers_judged',
  'access_changed',
  'logs_written',
  'container_ended',
  'event_happened',
  'schedule_changed',
  'fields_changed',
  'presence_changed',
  'question_changed',
  'signals_changed',
] as const
export type Channel = (typeof CHANNELS)[number]

export interface Notifications {
  /**
   * Calls back for every notification on the channel, including this process's own. After a lost connection it
   * calls back with `undefined`: notifications may have been lost.
   */
  subscribe(channel: Channel, onNotice: (payload: string | undefined) => void): void
  close(): Promise<void>
}

const RETRY_MS = 1_000
/** What every running process calls its connection for notifications. */
export const LISTENER = 'halyard-listen'

/** Notifies all processes on commit of the transaction, of each payload by itself. */
export async function notify(tx: Db, channel: Channel, ...payloads: string[]): Promise<void> {
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    tx,
  )
}

/**
 * Notifies all processes of what is committed already. Does not wait for the disk, as a notification is not on it: commits that notify wait
 * for each other, in all processes, and those that write solves must not wait for one that writes nothing.
 */
export async function notifyOfCommitted(db: Db, channel: Channel, payload: string): Promise<void> {
  await sql`
    with relaxed as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify(${channel}, ${payload}) from relaxed`.execute(db)
}

/** Listens on a dedicated connection and reconnects when it breaks. */
export async function openNotifications(url: string): Promise<Notifications> {
  const subscribers = new Map<string, ((payload: string | undefined) => void)[]>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const dispatch = (channel: string, payload: string | undefined) => {
    for (const onNotice of subscribers.get(channel) ?? []) onNotice(payload)
  }
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: LISTENER,
      keepAlive: true,
    })
    next.on('notification', ({ channel, payload }) => dispatch(channel, payload))
    next.on('error', () => undefined)
    next.on('end', retryLater)
    await next.connect()
    client = next
    await next.query(CHANNELS.map((channel) => `listen ${channel}`).join('; '))
  }
  const reconnect = async () => {
    await connect()
    for (const channel of subscribers.keys()) dispatch(channel, undefined)
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
