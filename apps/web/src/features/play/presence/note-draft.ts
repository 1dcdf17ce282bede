import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

/** What the reader has typed of the team's note and not saved, and the version that they began with. */
export type NoteDraft = { readonly text: string; readonly base: number }
type Drafts = Readonly<Record<number, NoteDraft>>

const isDraft = (stored: Partial<NoteDraft> | null): stored is NoteDraft =>
  typeof stored?.text === 'string' && typeof stored.base === 'number'

/** By challenge. */
const storeOf = createPersistedStores<Drafts>((gameId) => `halyard:draft:team-notes-${gameId}`, {
  initial: {},
  parse: (text) => {
    const stored: Record<string, Partial<NoteDraft> | null> = Object(JSON.parse(text))
    return Object.fromEntries(
      Object.entries(stored).flatMap(([id, draft]) =>
        isDraft(draft) ? [[Number(id), draft]] : [],
      ),
    )
  },
})

type OfChallenge = { gameId: number; challengeId: number }

export const useNoteDraft = ({ gameId, challengeId }: OfChallenge): NoteDraft | undefined =>
  usePersisted(storeOf(gameId))[challengeId]

export const readNoteDraft = ({ gameId, challengeId }: OfChallenge): NoteDraft | undefined =>
  readPersisted(storeOf(gameId))[challengeId]

/**
 * Keeps what is typed until it is saved or discarded, also when the dialog or the page is closed.
 *
 * @returns whether the browser had room for it
 */
export function keepNoteDraft(
  { gameId, challengeId }: OfChallenge,
  draft: NoteDraft | undefined,
): boolean {
  const { [challengeId]: _before, ...others } = readPersisted(storeOf(gameId))
  return writePersisted(storeOf(gameId), draft ? { ...others, [challengeId]: draft } : others)
}
