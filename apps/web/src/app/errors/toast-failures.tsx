import { askedPauseMs, hasStatus, isAbort } from '@halyard/api'
import { isUnreachable } from '@halyard/query'
import { msg } from '@lingui/core/macro'
import type { Mutation, Query, QueryClient } from '@tanstack/react-query'
import { i18n } from '#i18n/i18n.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast, useQuestion } from '#shared/feedback/feedback.ts'

/**
 * Shows failed calls in toasts: those that the server limits, with its text and the time that is left, and others where
 * no part of the page shows them. A limit on a refresh is not shown: the data stays on the screen and is read later.
 *
 * @returns how to stop
 */
export function toastFailures(client: QueryClient): () => void {
  const queries = client.getQueryCache()
  const stale = new WeakSet<Query>()
  for (const query of queries.getAll()) {
    if (query.state.fetchStatus !== 'idle') toastWait(query, query.state.fetchFailureReason)
  }
  const stopQueries = queries.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'success') stale.delete(query)
    if (action.type === 'failed' || action.type === 'error') toastWait(query, action.error)
    if (action.type !== 'error' || stale.has(query) || !isBackground(query)) return
    stale.add(query)
    showToast(action.error)
  })

  const watched = new WeakMap<Mutation, number>()
  const stopMutations = client.getMutationCache().subscribe((event) => {
    const { mutation } = event
    if (!mutation) return
    const count = watched.get(mutation)
    if (event.type === 'observerAdded') watched.set(mutation, (count ?? 0) + 1)
    if (event.type === 'observerRemoved') watched.set(mutation, (count ?? 0) - 1)
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const isShown = (count ?? 0) > 0 && mutation.meta?.['isWaitShown'] === true
    if (!isShown) toastLimit(event.action.error)
    // The part of the page that sent it is gone, and no question waits for it.
    if (count === 0 && useQuestion.getState().question === undefined) showToast(event.action.error)
  })
  return () => {
    stopQueries()
    stopMutations()
  }
}

/** Whether the screen keeps showing old data, without a sign that it could not be refreshed. */
const isBackground = (query: Query) =>
  query.state.data !== undefined && query.getObserversCount() > 0

/** Of a read that somebody waits for: nothing is there yet. */
function toastWait({ state }: Query, error: unknown): void {
  if (state.data === undefined) toastLimit(error)
}

function toastLimit(error: unknown): void {
  if (!hasStatus(error, 429)) return
  const pauseMs = askedPauseMs(error)
  toast({
    tone: 'warn',
    id: 'waits',
    title: i18n._(msg`Too many requests`),
    body: <ErrorMessage error={error} />,
    ...(pauseMs > 0 && { autoCloseMs: pauseMs }),
  })
}

/** What the page says in other places: who has to log in, what is gone or refused, and that the server is away. */
const isShownElsewhere = [401, 403, 404, 429]

function showToast(error: unknown): void {
  if (isAbort(error) || isUnreachable(error)) return
  if (isShownElsewhere.some((status) => hasStatus(error, status))) return
  toast({
    tone: 'bad',
    id: 'failure',
    title: i18n._(msg`Something went wrong in the background`),
    body: <ErrorMessage error={error} />,
  })
}
