import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

/** A file that this browser sent for a challenge and that nothing uses yet. */
export type Leftover = { readonly hash: string; readonly name: string; readonly size: number }

const isLeftover = (value: unknown): value is Leftover =>
  typeof value === 'object' &&
  value !== null &&
  'hash' in value &&
  'name' in value &&
  'size' in value &&
  typeof value.hash === 'string' &&
  typeof value.name === 'string' &&
  typeof value.size === 'number'

function parse(text: string): readonly Leftover[] {
  const stored: unknown = JSON.parse(text)
  return Array.isArray(stored) ? stored.filter(isLeftover) : []
}

const storeOf = createPersistedStores<readonly Leftover[], string>(
  (challenge) => `halyard:uploads:${challenge}`,
  { initial: [], parse, serialize: (files) => (files.length > 0 ? JSON.stringify(files) : null) },
)

export type Leftovers = {
  list: () => readonly Leftover[]
  has: (file: Pick<Leftover, 'hash' | 'name'>) => boolean
  add: (file: Leftover) => void
  drop: (hashes: readonly string[]) => void
}

/**
 * What was sent for a challenge and is not used, in this browser: so that a second try does not send it again, and a closed tab
 * leaves nothing behind that nobody knows of.
 */
export function leftoversOf(challengeId: number): Leftovers {
  const store = storeOf(String(challengeId))
  const list = () => readPersisted(store)
  return {
    list,
    has: ({ hash, name }: Pick<Leftover, 'hash' | 'name'>) =>
      list().some((file) => file.hash === hash && file.name === name),
    add: (file: Leftover) => {
      writePersisted(store, [...list().filter(({ hash }) => hash !== file.hash), file])
    },
    drop: (hashes: readonly string[]) => {
      writePersisted(
        store,
        list().filter(({ hash }) => !hashes.includes(hash)),
      )
    },
  }
}

/** The list as state. */
export const useLeftoverList = (challengeId: number) => usePersisted(storeOf(String(challengeId)))
