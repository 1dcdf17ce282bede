import type { Notice } from '@halyard/api'
import type { PersonalKey } from '#shared/storage/keys.ts'

const storageKey = (gameId: number): PersonalKey => `halyard:told:${gameId}`

/**
 * Which notices no tab of this browser has announced yet, oldest first; from then on they count as announced, so that each is
 * announced once. On the first visit nothing is news. Read from storage under a lock, because another tab may just have written it.
 */
export async function claimUnannounced(
  gameId: number,
  notices: readonly Notice[],
): Promise<readonly Notice[]> {
  const { locks } = navigator as { locks?: LockManager }
  const claim = () => take(gameId, notices)
  return locks ? await locks.request(storageKey(gameId), claim) : claim()
}

function take(gameId: number, notices: readonly Notice[]): readonly Notice[] {
  const key = storageKey(gameId)
  const stored = localStorage.getItem(key)
  const newest = Math.max(0, Number(stored ?? 0), ...notices.map(({ id }) => id))
  localStorage.setItem(key, String(newest))
  if (stored === null) return []
  return notices.filter(({ id }) => id > Number(stored)).toSorted((a, b) => a.id - b.id)
}
