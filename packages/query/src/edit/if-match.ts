import { hasStatus } from '@halyard/api'

/** What is edited; a server that tells when it has changed meanwhile names its state. */
type Edited = { etag?: string }

/** The header that ties a change to what it was made to; none for servers that do not look at it. */
export const ifMatch = (etag: string | undefined) => (etag ? { header: { 'If-Match': etag } } : {})

/** Whether a save was refused because somebody else has saved meanwhile. Nothing was stored. */
export const isOutdated = (error: unknown): boolean => hasStatus(error, 412)

/**
 * Saves onto what is known, in one call. It is read first where nothing is known, where the server would not tell that it has changed
 * meanwhile, and where it has told so.
 */
export async function saveOnto<Stored extends Edited, Result>(
  known: Stored | undefined,
  read: () => Promise<Stored>,
  save: (stored: Stored) => Promise<Result>,
): Promise<Result> {
  if (known?.etag) {
    try {
      return await save(known)
    } catch (error) {
      if (!isOutdated(error)) throw error
    }
  }
  return save(await read())
}
