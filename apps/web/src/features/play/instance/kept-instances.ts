import type { RunningInstance } from '#features/play/instance/running-instance.ts'
import { browserNow } from '#shared/clock/clock.ts'
import {
  createPersistedStore,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

/** A running instance, and when it was seen, by the browser's clock. */
export type KeptInstance = RunningInstance & { readonly seenAt: number }

type Kept = { readonly gameId: number; readonly instances: readonly KeptInstance[] }

const isKept = (one: unknown): one is Kept =>
  typeof one === 'object' && one !== null && 'gameId' in one && 'instances' in one

/** By game, the one that was played last in front. */
const store = createPersistedStore<readonly Kept[]>('halyard:instances', {
  initial: [],
  parse: (text) => {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isKept) : undefined
  },
  serialize: (games) => (games.length === 0 ? null : JSON.stringify(games)),
})

const none: readonly KeptInstance[] = []

/** The running instances of a game as this browser saw them last, over reloads and in all tabs. */
export const useKeptInstances = (gameId: number): readonly KeptInstance[] =>
  usePersisted(store).find((game) => game.gameId === gameId)?.instances ?? none

/** The game whose instances were seen last. */
export const useGameOfInstances = (): number | undefined => usePersisted(store)[0]?.gameId

/** Keeps what runs now. Nothing is written while that stays the same. */
export function keepInstances(gameId: number, running: readonly RunningInstance[]): void {
  const games = readPersisted(store)
  const before = games.find((game) => game.gameId === gameId)?.instances ?? none
  if (isSame(before, running)) return
  const seenAt = browserNow()
  const others = games.filter((game) => game.gameId !== gameId)
  const instances = running.map((instance) => ({ ...instance, seenAt }))
  writePersisted(store, running.length > 0 ? [{ gameId, instances }, ...others] : others)
}

const isSame = (kept: readonly KeptInstance[], running: readonly RunningInstance[]) =>
  kept.length === running.length &&
  running.every(({ challengeId, entry, closeTime }, index) => {
    const one = kept[index]
    return one?.challengeId === challengeId && one.entry === entry && one.closeTime === closeTime
  })
