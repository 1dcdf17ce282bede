import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import type { Notifications } from '#db/notifications.ts'
import type { ConfigSection } from '#db/tables/platform.ts'
import { DEFAULT_SETTINGS } from '#modules/settings/defaults.ts'
import type { SettingsValues } from '#modules/settings/defaults.ts'
import { renewServerKeys } from '#modules/settings/secrets.ts'
import type { KeyPair } from '#modules/settings/secrets.ts'
import type { Clock } from '#platform/clock.ts'

const SETTINGS_LOCK = 4_829_132

const SECTIONS = [
  'accountPolicy',
  'globalConfig',
  'containerPolicy',
  'mailPolicy',
] as const satisfies ConfigSection[]

/** All settings and when they last changed. */
export interface SettingsSnapshot extends SettingsValues {
  /** Epoch milliseconds; the process's start while nothing was ever changed. */
  readonly changedAtMs: number
  /** Opens fields that are sent encrypted; null while that was never switched on. No answer carries it. */
  readonly fieldKeys: KeyPair | null
}

/** Changes to settings: an absent or null key, or section, stays as it is. */
export type SettingsChange = {
  readonly [Section in keyof SettingsValues]?:
    | {
        readonly [Key in keyof SettingsValues[Section]]?: SettingsValues[Section][Key] | null
      }
    | null
}

export interface Settings {
  read(): Promise<SettingsSnapshot>
  /** Reads what is stored, which no other transaction changes before this one ends. */
  lock(tx: Db): Promise<SettingsSnapshot>
  /** Saves inside the transaction; call `forget` after its commit. */
  save(tx: Db, change: SettingsChange): Promise<void>
  /** Saves the pictures of the platform and returns the hashes of those before; call `forget` after the commit. */
  saveLogo(tx: Db, logo: Logo): Promise<readonly (string | null)[]>
  /** Invalidates the cache. */
  forget(): void
}

/** Hashes of the platform's pictures, null for the built-in ones. */
export interface Logo {
  readonly logoHash: string | null
  readonly faviconHash: string | null
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly notifications: Notifications
}

/** Settings, cached in memory until any process of the platform changes them. */
export function createSettings({ db, clock, notifications }: Needs): Settings {
  const startedAtMs = clock.now()
  let cached: Promise<SettingsSnapshot> | undefined
  const forget = () => {
    cached = undefined
  }
  notifications.subscribe('settings_changed', forget)

  return {
    read() {
      if (!cached) {
        const reading = readSnapshot(db, startedAtMs)
        reading.catch(() => {
          if (cached === reading) forget()
        })
        cached = reading
      }
      return cached
    },
    lock: (tx) => lockSettings(tx, startedAtMs),
    save: (tx, change) => saveSettings(tx, change, clock.now()),
    async saveLogo(tx, logo) {
      // Each releases the files of the one before.
      const { globalConfig } = await lockSettings(tx, startedAtMs)
      const row = {
        value: JSON.stringify({ ...globalConfig, ...logo }),
        updated_at: ms(clock.now()),
      }
      await tx
        .insertInto('config')
        .values({ section: 'globalConfig', ...row })
        .onConflict((conflict) => conflict.column('section').doUpdateSet(row))
        .execute()
      await notify(tx, 'settings_changed', '')
      return [globalConfig.logoHash, globalConfig.faviconHash]
    },
    forget,
  }
}

/** As `save` of the settings, where there is no cache. */
export async function saveSettings(tx: Db, change: SettingsChange, nowMs: number): Promise<void> {
  const present = await lockSettings(tx, nowMs)
  for (const section of SECTIONS) {
    const given = Object.entries(change[section] ?? {}).filter(
      ([, value]) => value !== null && value !== undefined,
    )
    if (given.length === 0) continue
    const value = JSON.stringify({ ...present[section], ...Object.fromEntries(given) })
    const row = { value, updated_at: ms(nowMs) }
    await tx
      .insertInto('config')
      .values({ section, ...row })
      .onConflict((conflict) => conflict.column('section').doUpdateSet(row))
      .execute()
  }
  // Switched on again is switched on with a new key.
  const isSealed = change.globalConfig?.apiEncryption === true
  if (isSealed && !present.globalConfig.apiEncryption) {
    await renewServerKeys(tx, 'fieldKeys', nowMs)
  }
  await notify(tx, 'settings_changed', '')
}

/** Changes are serialised: each keeps what the one before has saved. */
async function lockSettings(tx: Db, startedAtMs: number): Promise<SettingsSnapshot> {
  await sql`select pg_advisory_xact_lock(${SETTINGS_LOCK})`.execute(tx)
  return readSnapshot(tx, startedAtMs)
}

async function readSnapshot(db: Db, startedAtMs: number): Promise<SettingsSnapshot> {
  const rows = await db.selectFrom('config').select(['section', 'value', 'updated_at']).execute()
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, value])) as {
    [Section in ConfigSection]?: object
  }
  return {
    accountPolicy: { ...DEFAULT_SETTINGS.accountPolicy, ...stored.accountPolicy },
    globalConfig: { ...DEFAULT_SETTINGS.globalConfig, ...stored.globalConfig },
    containerPolicy: { ...DEFAULT_SETTINGS.containerPolicy, ...stored.containerPolicy },
    mailPolicy: { ...DEFAULT_SETTINGS.mailPolicy, ...stored.mailPolicy },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by secrets.ts alone
    fieldKeys: (stored.fieldKeys as KeyPair | undefined) ?? null,
    changedAtMs:
      rows.length === 0 ? startedAtMs : Math.max(...rows.map(({ updated_at }) => updated_at)),
  }
}
