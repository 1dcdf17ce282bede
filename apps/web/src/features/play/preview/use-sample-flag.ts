import type { Challenge } from '@halyard/api'
import { useState } from 'react'
import { objectionTo } from '#features/play/flag/answer.ts'
import type { Objection } from '#features/play/flag/answer.ts'
import type { FlagFormState } from '#features/play/flag/use-flag-form.ts'
import { now } from '#shared/clock/clock.ts'

type Tried = { answer: string; sentAt: number; verdict: 'accepted' | 'wrong' }

/**
 * A flag field that judges by itself and sends nothing, with the same objections as the players' one.
 *
 * @param flags the flags of the challenge; null where each team gets one of its own, then every answer is right
 */
export function useSampleFlag(challenge: Challenge, flags: readonly string[] | null) {
  const [value, setValue] = useState('')
  const [tried, setTried] = useState<readonly Tried[]>([])
  const [objection, setObjection] = useState<Objection>()
  const [asked, setAsked] = useState<readonly Objection[]>([])
  const wrong = tried.flatMap(({ answer, verdict }) => (verdict === 'wrong' ? [answer] : []))
  const attemptsLeft = challenge.limit > 0 ? challenge.limit - tried.length : undefined
  const last = tried.at(-1)

  const change = (next: string) => {
    setValue(next)
    setObjection(undefined)
    setAsked([])
  }
  const send = () => {
    const found = objectionTo({ answer: value, wrong, attemptsLeft, confirmed: asked })
    setObjection(found)
    setAsked(found ? [...asked, found] : [])
    if (found) return
    const verdict = !flags || flags.includes(value) ? 'accepted' : 'wrong'
    setTried([...tried, { answer: value, sentAt: now(), verdict }])
  }
  const form: FlagFormState = {
    value,
    change,
    trim: () => change(value.trim()),
    send,
    objection,
    isChecking: false,
    sent:
      last?.answer === value
        ? {
            ...last,
            gameId: 0,
            challengeId: challenge.id,
            submissionId: undefined,
            attemptsBefore: 0,
            isUnanswered: false,
            isSeen: true,
          }
        : undefined,
    error: undefined,
    pausedUntil: undefined,
  }
  return {
    form,
    attempts: tried.length,
    solvedAt: last?.verdict === 'accepted' ? last.sentAt : null,
  }
}
