import { Badge, Button, IconButton, TextArea } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { ChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import { movedHint } from '#features/organise/challenge/hints.ts'
import { useChallengeTexts } from '#features/organise/challenge/use-challenge-texts.ts'

type HintsFieldProps = {
  control: Control<ChallengeForm>
  /** The hints as they are stored: the others are marked. */
  stored: readonly string[]
}

/** The hints in their order. Alt with the arrows moves one; Ctrl or Cmd with Enter adds the next. */
export function HintsField({ control, stored }: HintsFieldProps) {
  const { t } = useLingui()
  const texts = useChallengeTexts()
  const titleId = useId()
  const { field } = useController({ control, name: 'hints' })
  const hints = field.value
  const list = useRef<HTMLOListElement>(null)
  const toFocus = useRef<number>(undefined)
  useEffect(() => {
    if (toFocus.current === undefined) return
    list.current?.querySelectorAll('textarea')[toFocus.current]?.focus()
    toFocus.current = undefined
  })

  const change = (next: string[], focus?: number) => {
    toFocus.current = focus
    field.onChange(next)
  }
  const add = () => change([...hints, ''], hints.length)
  const move = (index: number, by: -1 | 1) => {
    const to = index + by
    if (to >= 0 && to < hints.length) change(movedHint(hints, index, to), to)
  }
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      move(index, event.key === 'ArrowUp' ? -1 : 1)
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      add()
    }
  }
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.hintsHead}>
        <h2 id={titleId} className={styles.cardTitle}>
          {texts.hints.label}
        </h2>
        <span className={styles.note}>
          <Trans>Teams are notified of each new one</Trans>
        </span>
      </div>
      {hints.length > 0 && (
        <ol ref={list} className={styles.hints}>
          {hints.map((hint, index) => {
            const number = index + 1
            return (
              // Its place is all a hint has.
              <li key={index} className={styles.hintRow}>
                <TextArea
                  label={t`Hint ${number}`}
                  isShort
                  isLabelHidden
                  value={hint}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  onChange={(event) => change(hints.with(index, event.target.value))}
                  onKeyDown={(event) => handleKeyDown(event, index)}
                />
                <div className={styles.hintTools}>
                  {stored[index] !== hint && (
                    <Badge tone="warn">
                      <Trans comment="Mark on a hint that was changed.">Not saved yet</Trans>
                    </Badge>
                  )}
                  <IconButton
                    size="sm"
                    label={t`Move hint ${number} up`}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowUp size={14} />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={t`Move hint ${number} down`}
                    disabled={number === hints.length}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowDown size={14} />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={t`Remove hint ${number}`}
                    onClick={() =>
                      change(
                        hints.toSpliced(index, 1),
                        hints.length > 1 ? Math.min(index, hints.length - 2) : undefined,
                      )
                    }
                  >
                    <X size={14} />
                  </IconButton>
                </div>
              </li>
            )
          })}
        </ol>
      )}
      <div>
        <Button size="sm" tone="ghost" icon={<Plus size={16} />} onClick={add}>
          <Trans>Add a hint</Trans>
        </Button>
      </div>
    </section>
  )
}
