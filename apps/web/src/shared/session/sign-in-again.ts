import { accountQueries } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'
import { askToSignIn } from '#shared/session/session.ts'

export const isSignedIn = (client: QueryClient): boolean =>
  Boolean(client.getQueryData(accountQueries.profile().queryKey))

/** Whether a refused call is to be sent again: its session had ended, and the reader has signed in on top of the page meanwhile. */
export async function isSignedInAgain(client: QueryClient, status: number): Promise<boolean> {
  return status === 401 && isSignedIn(client) && askToSignIn()
}
