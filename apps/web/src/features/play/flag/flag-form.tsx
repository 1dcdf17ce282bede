import { FlagInput } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { longestAnswer } from '#features/play/flag/answer.ts'
import { FlagAcceptedBar } from '#features/play/flag/flag-accepted-bar.tsx'
import type { FlagFormProps } from '#features/play/flag/flag-form-props.ts'
import { flagLock } from '#features/play/flag/lock.ts'
import { dispatchSubmission } from '#features/play/flag/submissions-store.ts'
import { useFlagForm } from '#features/play/flag/use-flag-form.ts'
import { useFlagTexts } from '#features/play/flag/use-flag-texts.tsx'
import { useNow } from '#shared/clock/clock.ts'

/** The foot of a challenge: the flag field with its answer under it, or why there is none. */
export function FlagForm(props: FlagFormProps) {
  const { game, challenge, solve, isGone, hasFocus } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  // A deadline may pass while the dialog is open.
  const lock = flagLock({ challenge, game, solve, isGone, nowMs: useNow() })
  const form = useFlagForm({
    gameId: game.id,
    challenge,
    attemptsLeft: lock.why === 'open' ? lock.attemptsLeft : undefined,
  })
  const labels = useFlagTexts(form, lock, () => {
    form.trim()
    input.current?.focus()
  })
  const verdict = form.sent?.verdict

  const seen = useRef(verdict)
  useEffect(() => {
    const isNews = seen.current !== verdict
    seen.current = verdict
    if (verdict !== 'wrong' || !isNews) return
    input.current?.focus()
    input.current?.select()
  }, [verdict])
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  // An accepted flag does not greet the next opening with a celebration; any other verdict stays until something else is typed.
  useEffect(
    () => () => dispatchSubmission({ type: 'closed', challengeId: challenge.id }),
    [challenge.id],
  )

  if (verdict === 'accepted' && form.sent?.isSeen === false) return <FlagAcceptedBar {...props} />
  return (
    <div className={styles.footBody}>
      <FlagInput
        ref={input}
        label={t({
          message: 'Flag',
          comment: 'The text that proves a challenge is solved. Not a banner.',
        })}
        placeholder="flag{…}"
        value={form.value}
        onValueChange={form.change}
        onSubmit={form.send}
        keyHint={t({ message: 'Enter', context: 'the key on a keyboard' })}
        maxLength={longestAnswer + 1}
        {...labels}
      />
    </div>
  )
}
