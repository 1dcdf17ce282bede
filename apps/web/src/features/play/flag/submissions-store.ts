import { nextSubmissions } from '#features/play/flag/submissions.ts'
import type { Submission, SubmissionEvent, Submissions } from '#features/play/flag/submissions.ts'
import {
  createPersistedStore,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

export const noSubmissions: Submissions = { sent: [], wrong: {}, drafts: {} }

/** After a reload nothing is under way any more: what the server never answered for has to be found out. */
export const afterReload = (submissions: Submissions): Submissions => ({
  ...submissions,
  sent: submissions.sent.map((one) =>
    one.submissionId === undefined && !one.verdict ? { ...one, isUnanswered: true } : one,
  ),
})

/** An entry of an older build lacks what was added since. */
const complete = (sent: Submission): Submission => ({
  ...sent,
  attemptsBefore: sent.attemptsBefore ?? 0,
  isUnanswered: sent.isUnanswered ?? false,
  isSeen: sent.isSeen ?? false,
})

/** Lives as long as the tab, survives a reload, and goes with the session like every key of this prefix. */
const store = createPersistedStore<Submissions>('halyard:outbox', {
  initial: noSubmissions,
  parse: (text) => {
    const found: Partial<Submissions> = JSON.parse(text)
    return afterReload({ ...noSubmissions, ...found, sent: (found.sent ?? []).map(complete) })
  },
  storage: () => sessionStorage,
})

/** Everything this tab remembers of the flags it sent. */
export const useSubmissions = (): Submissions => usePersisted(store)

/** The newest answer to a challenge, on its way or just answered. */
export const useSubmission = (challengeId: number): Submission | undefined =>
  useSubmissions().sent.find((sent) => sent.challengeId === challengeId)

/** What is typed into a challenge's flag field and not sent, at this moment. */
export const draftOf = (challengeId: number): string =>
  readPersisted(store).drafts[challengeId] ?? ''

/** Applies what happened to a submission. */
export function dispatchSubmission(event: SubmissionEvent): void {
  const before = readPersisted(store)
  const after = nextSubmissions(before, event)
  if (after !== before) writePersisted(store, after)
}
