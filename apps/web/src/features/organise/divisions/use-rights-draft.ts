import { parseEdits, withEdit } from '#features/organise/divisions/rights-draft.ts'
import type { RightEdit } from '#features/organise/divisions/rights-draft.ts'
import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

const none: readonly RightEdit[] = []

/** What is switched and not saved, by game: it survives a reload. Personal, so that logging out removes it. */
const drafts = createPersistedStores<readonly RightEdit[]>((gameId) => `halyard:rights:${gameId}`, {
  initial: none,
  parse: parseEdits,
  serialize: (edits) => (edits.length > 0 ? JSON.stringify(edits) : null),
})

/** The rights of a game's divisions that are switched and not saved. */
export function useRightsDraft(gameId: number) {
  const store = drafts(gameId)
  const change = (next: (edits: readonly RightEdit[]) => readonly RightEdit[]) =>
    writePersisted(store, next(readPersisted(store)))
  return {
    edits: usePersisted(store),
    add: (...steps: readonly RightEdit[]) => change((edits) => steps.reduce(withEdit, [...edits])),
    /** Forgets what is about one division. */
    forget: (divisionId: number) =>
      change((edits) => edits.filter((edit) => edit.divisionId !== divisionId)),
    discard: () => change(() => none),
  }
}
