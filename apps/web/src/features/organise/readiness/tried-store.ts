import type { ChallengeSettings } from '@halyard/api'
import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

/** The image of each challenge of which an instance was tried, by its id. */
type Tried = Readonly<Record<string, string>>

const storeOf = createPersistedStores<Tried>((gameId) => `halyard:tried:${gameId}`, {
  initial: {},
  parse: (text): Tried => Object(JSON.parse(text)),
})

type Triable = Pick<ChallengeSettings, 'id' | 'containerImage'>

/** Which instances were tried in this browser: servers forget them when they end. Another image has to be tried again. */
export function useTried(gameId: number) {
  'use memo'
  const tried = usePersisted(storeOf(gameId))
  return {
    isTried: ({ id, containerImage }: Triable) =>
      containerImage !== null && tried[id] === containerImage,
  }
}

/** Writes down that an instance of the challenge was tried. */
export function rememberTried(gameId: number, { id, containerImage }: Triable): void {
  const store = storeOf(gameId)
  const tried = readPersisted(store)
  if (containerImage && tried[id] !== containerImage)
    writePersisted(store, { ...tried, [id]: containerImage })
}
