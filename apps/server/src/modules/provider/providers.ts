import type { ProviderOptions } from '#config/providers.ts'
import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { createProviderClients } from '#modules/provider/clients.ts'
import type { ProviderClients } from '#modules/provider/clients.ts'
import { listProviders, replaceProviders } from '#modules/provider/repository.ts'

export interface ProviderList {
  readonly providers: readonly ProviderOptions[]
  /** Epoch milliseconds; the process's start while nothing was ever changed. */
  readonly changedAtMs: number
}

/** The providers that people log in with, those of the configuration first. */
export interface Providers extends ProviderClients {
  /** All of them; none where the server does not know its own address, to which they lead back. */
  list(): Promise<ProviderList>
  find(id: string): Promise<ProviderOptions | undefined>
  /** Saves those of the settings inside the transaction; call `forget` after its commit. */
  save(tx: Db, list: readonly ProviderOptions[]): Promise<void>
  /** Invalidates the cache. */
  forget(): void
}

type Needs = Pick<Infrastructure, 'db' | 'clock' | 'config' | 'notifications'>

/** Cached in memory until any process of the platform changes them. */
export function createProviders({ db, clock, config, notifications }: Needs): Providers {
  let changedAtMs = clock.now()
  let cached: Promise<readonly ProviderOptions[]> | undefined
  const forget = () => {
    cached = undefined
    changedAtMs = clock.now()
  }
  notifications.subscribe('settings_changed', forget)
  const read = () => {
    const reading = cached ?? listProviders(db).then((stored) => [...config.providers, ...stored])
    cached = reading
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
  const list = async () => ({
    providers: config.publicUrl === undefined ? [] : await read(),
    changedAtMs,
  })
  return {
    list,
    find: async (id) => (await list()).providers.find((provider) => provider.id === id),
    async save(tx, providers) {
      await replaceProviders(tx, providers)
      await notify(tx, 'settings_changed', '')
    },
    forget,
    ...createProviderClients(config, clock),
  }
}
