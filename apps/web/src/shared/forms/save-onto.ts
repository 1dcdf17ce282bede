import { isOutdated } from '@halyard/query'

/**
 * Saves onto what is known, in one call. It is read first where nothing is known, where the server would not notice that it has changed
 * meanwhile, and where it has said so.
 */
export async function saveOnto<Stored extends { etag?: string }, Result>(
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
