import { hasStatus, unwrap } from '@halyard/api'

/** Waits for something to be deleted, though another may have been faster. */
export async function unlessGone(deletion: Parameters<typeof unwrap>[0]): Promise<void> {
  try {
    await unwrap(deletion)
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}
