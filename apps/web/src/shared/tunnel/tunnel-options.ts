import { DEFAULT_ADDRESS, parseDaemonAddress } from '@halyard/tunnel'
import {
  createPersistedStore,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

export type StoredTunnelOptions = { readonly address: string; readonly allowLan: boolean }

const initial: StoredTunnelOptions = { address: DEFAULT_ADDRESS, allowLan: false }

/** Under the key and in the form of other clients of the same daemon: it is the machine's setting, not the person's. */
const store = createPersistedStore('wsrx-options', {
  initial,
  parse: (text): StoredTunnelOptions => {
    const { api, allowLan }: Record<string, unknown> = Object(JSON.parse(text))
    const address = typeof api === 'string' ? parseDaemonAddress(api) : undefined
    return { address: address ?? DEFAULT_ADDRESS, allowLan: allowLan === true }
  },
  serialize: ({ address, allowLan }) => JSON.stringify({ api: address, allowLan }),
})

export const useTunnelOptions = (): StoredTunnelOptions => usePersisted(store)

export const readTunnelOptions = (): StoredTunnelOptions => readPersisted(store)

export const storeTunnelOptions = (changes: Partial<StoredTunnelOptions>): void =>
  void writePersisted(store, { ...readPersisted(store), ...changes })
