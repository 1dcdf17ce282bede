import type { Challenge } from '@halyard/api'
import type { MatchedFlag } from '@halyard/flags'
import { useState } from 'react'
import { objectionTo } from '#features/play/flag/answer.ts'
import type { Objection } from '#features/play/flag/answer.ts'
import type { FlagFormState } from '#features/play/flag/use-flag-form.ts'
import { now } from '#shared/clock/clock.ts'

type Tried = { answer: string; sentAt: number; verdict: 'accepted' | 'wrong' }

/** Loads what reads patterns only where a flag is not compared exactly. */
async function isRight(answer: string, flags: readonly MatchedFlag[]): Promise<boolean> {
  if (flags.some(({ flag, match }) => match === 'exact' && flag === answer)) return true
  const others = flags.filter(({ match }) => match !== 'exact')
  if (others.length === 0) return false
  const { matcherOf } = await import('@halyard/flags')
  return others.some((flag) => matcherOf(flag)(answer))
}

/**
 * A flag field that judges by itself and sends nothing, with the same objections as the players' one.
 *
 * @param flags the flags of the challenge; null where each team gets one of its own, then every answer is right
 */
export function useSampleFlag(challenge: Challenge, flags: readonly MatchedFlag[] | null) {
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
  const send = async () => {
    const found = objectionTo({ answer: value, wrong, attemptsLeft, confirmed: asked })
    setObjection(found)
    setAsked(found ? [...asked, found] : [])
    if (found) return
    const verdict = !flags || (await isRight(value, flags)) ? 'accepted' : 'wrong'
    setTried((before) => [...before, { answer: value, sentAt: now(), verdict }])
  }
  const form: FlagFormState = {
    value,
    change,
    trim: () => change(value.trim()),
    send: () => void send(),
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
