import { ApiError } from '@halyard/api'

/** What was sent and not answered, with when that was first, by what it was. It may have arrived all the same. */
const unanswered = new Map<string, number>()

/** The clocks of the page and the server differ by less, milliseconds. */
const clockDriftMs = 5000

/** Whether a call that failed so may have had its effect: the answer was lost, or the server failed after it. */
const mayHaveArrived = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

type Sending<Saved> = {
  /** Says what is sent: the same again is a second attempt. */
  key: string
  /** The server's time, epoch milliseconds. */
  sentAt: number
  send: () => Promise<Saved>
  /** Looks whether an earlier attempt has arrived. @param since it cannot be older, epoch milliseconds */
  find: (since: number) => Promise<Saved | undefined>
}

/** Sends what must not be sent twice: where the answer to the same was lost, looks first whether it has arrived. */
export async function sendOnce<Saved>(sending: Sending<Saved>): Promise<Saved> {
  const { key, sentAt, send, find } = sending
  const since = unanswered.get(key)
  const found = since === undefined ? undefined : await find(since)
  if (found !== undefined) {
    unanswered.delete(key)
    return found
  }
  try {
    const saved = await send()
    unanswered.delete(key)
    return saved
  } catch (error) {
    if (mayHaveArrived(error)) unanswered.set(key, since ?? sentAt - clockDriftMs)
    throw error
  }
}
