import { ApiError, platformCode } from '@halyard/api'
import { TextLink } from '@halyard/ui'
import type { FlagInputProps, FlagInputState } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { hasOuterSpaces, longestAnswer } from '#features/play/flag/answer.ts'
import type { FlagLock } from '#features/play/flag/lock.ts'
import { patience } from '#features/play/flag/submissions.ts'
import type { Verdict } from '#features/play/flag/submissions.ts'
import type { FlagFormState } from '#features/play/flag/use-flag-form.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { LocalTime } from '#shared/format/local-time.tsx'

type FlagTexts = Pick<FlagInputProps, 'state' | 'submitLabel' | 'note'>

/** What the flag field says in its present state. @param onTrim takes the spaces around the flag away */
export function useFlagTexts(form: FlagFormState, lock: FlagLock, onTrim: () => void): FlagTexts {
  const { t } = useLingui()
  const pause = useSecondsUntil(form.pausedUntil)
  const state = useFlagState(form, lock, pause, onTrim)
  const note = useNote(form, lock, onTrim)
  const label = {
    idle: t`Submit flag`,
    wrong: t`Submit flag`,
    locked: t`Submit flag`,
    solved: t`Submit flag`,
    checking: t`Checking…`,
    limited: t`Wait ${pause} s`,
  }[state.kind]
  if (form.objection === 'last-attempt') return { state, note, submitLabel: t`Use last attempt` }
  if (form.objection === 'spaces') return { state, note, submitLabel: t`Submit with spaces` }
  return { state, note, submitLabel: label }
}

const useSecondsUntil = (moment: number | undefined): number =>
  useFromNow((nowMs) =>
    moment === undefined ? 0 : Math.max(0, Math.ceil((moment - nowMs) / 1000)),
  )

function useFlagState(
  form: FlagFormState,
  lock: FlagLock,
  pause: number,
  onTrim: () => void,
): FlagInputState {
  const { t } = useLingui()
  const objection = useObjection(form, lock, onTrim)
  const refusal = useRefusal(form.error)
  const unclear = useUnclear(form.sent?.verdict)
  const locked = useLockText(lock)
  const attempts = useAttemptsText(lock)
  if (lock.why === 'solved') return { kind: 'solved', message: locked }
  if (form.isChecking) return { kind: 'checking' }
  if (objection && !locked) return { kind: 'wrong', ...objection }
  if (form.sent?.verdict === 'wrong') {
    return { kind: 'wrong', message: t`Not the flag.`, detail: locked ?? attempts }
  }
  if (locked) return { kind: 'locked', message: locked }
  if (pause > 0) {
    return {
      kind: 'limited',
      message: t`Too many attempts. You can submit again in ${plural(pause, { one: '# second', other: '# seconds' })}.`,
    }
  }
  if (unclear) return { kind: 'wrong', ...unclear }
  if (refusal) return { kind: 'wrong', ...refusal }
  return { kind: 'idle' }
}

type Labels = { message: ReactNode; detail?: ReactNode }

/** What is known of an answer that the server never judged. */
function useUnclear(verdict: Verdict | undefined): Labels | undefined {
  const { t } = useLingui()
  if (verdict === 'lost') {
    return {
      message: t`The server no longer knows this submission.`,
      detail: t`Submit it again.`,
    }
  }
  if (verdict === 'not-sent') {
    return {
      message: t`The server did not get it.`,
      detail: t`No attempt was counted. Your flag is still here: submit it again.`,
    }
  }
  if (verdict === 'unsure') {
    return {
      message: t`The connection was lost before the server answered.`,
      detail: t`Your team has used an attempt since. If it was this one, the flag is wrong; submitting it again may cost another attempt.`,
    }
  }
  if (verdict === 'unknown') {
    return {
      message: t`The connection was lost before the server answered.`,
      detail: t`The server no longer reports the result for this flag.`,
    }
  }
  return undefined
}

function useRefusal(error: unknown): Labels | undefined {
  const { t } = useLingui()
  const errorText = useErrorText()
  if (!error || (error instanceof ApiError && error.status === 429)) return undefined
  if (error instanceof ApiError && error.code === platformCode.gameEnded) {
    return { message: t`The game is over. This flag was not accepted.` }
  }
  return { message: errorText(error) }
}

function useObjection(
  { objection }: FlagFormState,
  lock: FlagLock,
  onTrim: () => void,
): Labels | undefined {
  const { t } = useLingui()
  const attempts = useAttemptsText(lock)
  if (objection === 'repeat') return { message: t`You already tried this one.`, detail: attempts }
  if (objection === 'too-long') {
    return { message: t`A flag has at most ${longestAnswer} characters.` }
  }
  if (objection === 'spaces') {
    return {
      message: t`There are spaces before or after the flag.`,
      detail: <RemoveSpaces onTrim={onTrim} />,
    }
  }
  if (objection === 'last-attempt') {
    return { message: t`This is your last attempt.`, detail: t`Press again to use it.` }
  }
  return undefined
}

function RemoveSpaces({ onTrim }: { onTrim: () => void }) {
  return (
    <TextLink asChild>
      <button type="button" onClick={onTrim}>
        <Trans>Remove spaces</Trans>
      </button>
    </TextLink>
  )
}

/** Why nothing can be sent; undefined when something can. */
function useLockText(lock: FlagLock): ReactNode {
  const { t } = useLingui()
  if (lock.why === 'solved') {
    const name = lock.solve.userName
    const time = <LocalTime at={lock.solve.time} format="clock" />
    if (lock.solve.pending) return <Trans>Solved, {time}. Not counted until the reveal.</Trans>
    if (!name) return <Trans>Solved, {time}</Trans>
    return (
      <span>
        <Trans>
          Solved by <bdi>{name}</bdi>, {time}
        </Trans>
      </span>
    )
  }
  if (lock.why === 'not-started') return t`The game has not started.`
  if (lock.why === 'ended') return t`The game is over. Flags are no longer accepted.`
  if (lock.why === 'deadline') {
    const time = <LocalTime at={lock.deadline} format="weekdayTime" />
    return <Trans>This challenge closed at {time}.</Trans>
  }
  if (lock.why === 'gone') return t`Closed by the organizers. Flags are no longer accepted.`
  if (lock.why === 'no-attempts') {
    return t`Your team has used all ${plural(lock.limit, { one: '# attempt', other: '# attempts' })}.`
  }
  return undefined
}

function useAttemptsText(lock: FlagLock): string | undefined {
  const { t } = useLingui()
  if (lock.why !== 'open' || lock.attemptsLeft === undefined) return undefined
  return t`${plural(lock.attemptsLeft, { one: '# attempt left.', other: '# attempts left.' })}`
}

/** Under the field while there is nothing to answer. */
function useNote(form: FlagFormState, lock: FlagLock, onTrim: () => void): ReactNode {
  const { t } = useLingui()
  const attempts = useAttemptsText(lock)
  const sentAt = form.sent?.sentAt
  const isSlow = useFromNow((nowMs) => sentAt !== undefined && nowMs - sentAt > patience)
  if (form.sent?.isUnanswered && !form.sent.verdict) {
    return t`No answer from the server yet. Your flag is kept; we check whether it arrived before anything is submitted again.`
  }
  if (form.isChecking) {
    return isSlow
      ? t`Still checking. You can close this: the answer is kept and you will be notified.`
      : undefined
  }
  if (hasOuterSpaces(form.value)) {
    return (
      <>
        {t`There are spaces before or after the flag.`} <RemoveSpaces onTrim={onTrim} />
      </>
    )
  }
  if (lock.why === 'open' && lock.practice) {
    return t`Practice: flags are checked, but give no points.`
  }
  return attempts
}
