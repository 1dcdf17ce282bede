import { hasStatus } from '@halyard/api'

/**
 * Deletes something. Where somebody else was faster it is gone, as was asked for: then only what is stale is read again.
 *
 * @param run deletes it
 * @param refresh reads again what still shows it
 */
export async function deleteOnce(
  run: () => Promise<unknown>,
  refresh: () => Promise<unknown>,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    await refresh()
  }
}
