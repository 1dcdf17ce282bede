import { ApiError, busyPauseMs } from '@halyard/api'
import type { Challenge } from '@halyard/api'
import { useSubmitFlag } from '@halyard/query'
import { useState } from 'react'
import { objectionTo } from '#features/play/flag/answer.ts'
import type { Objection } from '#features/play/flag/answer.ts'
import {
  dispatchSubmission,
  draftOf,
  useSubmission,
  useSubmissions,
} from '#features/play/flag/submissions-store.ts'
import { clockOffset, now } from '#shared/clock/clock.ts'

type FlagFormOptions = {
  gameId: number
  challenge: Challenge
  attemptsLeft: number | undefined
}

/** The state of a challenge's flag field: what is typed, what is being sent, what prevents sending. */
export function useFlagForm({ gameId, challenge, attemptsLeft }: FlagFormOptions) {
  const challengeId = challenge.id
  const sent = useSubmission(challengeId)
  const wrong = useSubmissions().wrong[challengeId] ?? []
  const [value, setValue] = useState(() => sent?.answer ?? draftOf(challengeId))
  const [objection, setObjection] = useState<Objection>()
  const [asked, setAsked] = useState<readonly Objection[]>([])
  const submit = useSubmit()
  const isOnItsWay = submit.isPending || (sent !== undefined && !sent.verdict)

  const change = (next: string) => {
    setValue(next)
    setObjection(undefined)
    setAsked([])
    submit.reset()
    dispatchSubmission({ type: 'typed', challengeId, answer: next })
  }

  const send = () => {
    const found = objectionTo({ answer: value, wrong, attemptsLeft, confirmed: asked })
    setObjection(found)
    setAsked(found ? [...asked, found] : [])
    if (found || isOnItsWay) return
    const { attempts: attemptsBefore } = challenge
    const sentAt = now()
    dispatchSubmission({
      type: 'submitted',
      sent: { gameId, challengeId, answer: value, sentAt, attemptsBefore },
    })
    submit.mutate({ gameId, challengeId, flag: value })
  }

  return {
    value,
    change,
    trim: () => change(value.trim()),
    send,
    objection,
    isChecking: isOnItsWay,
    /** The last answer, as long as nothing else was typed. */
    sent: sent?.answer === value ? sent : undefined,
    /** Why the server did not take the last answer; a broken line is no such reason. */
    error: isRefusal(submit.error) ? submit.error : undefined,
    /** Until when the server takes no answers, epoch milliseconds; it said so itself. */
    pausedUntil: pauseOf(submit.error, submit.submittedAt),
  }
}

export type FlagFormState = ReturnType<typeof useFlagForm>

/** Submits a flag, and remembers what came of it. */
function useSubmit() {
  return useSubmitFlag({
    onSuccess: (submissionId, { challengeId }) =>
      dispatchSubmission({ type: 'received', challengeId, submissionId }),
    onError: (error, { challengeId }) =>
      dispatchSubmission({ type: isRefusal(error) ? 'rejected' : 'unanswered', challengeId }),
  })
}

/** Whether the server said no. Without an answer, or with one that only says that something broke, it may have the flag. */
const isRefusal = (error: unknown): boolean =>
  error !== null && !(error instanceof ApiError && (error.status === 0 || error.status >= 500))

function pauseOf(error: unknown, submittedAt: number): number | undefined {
  const pauseMs = busyPauseMs(error)
  return pauseMs === undefined ? undefined : submittedAt + clockOffset() + pauseMs
}
