import { limits } from '@halyard/api'
import { NumberField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useListActions } from '#features/organise/challenges/list-context.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './challenges.css.ts'

/** The score a challenge begins with; a press turns it into a field. */
export function PointsCell({ line }: { line: ChallengeLine }) {
  'use memo'
  const { t } = useLingui()
  const { number } = useFormat()
  const { change } = useListActions()
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const points = number(line.originalScore)
  const { title } = line
  const end = (originalScore: number | null, keepsFocus: boolean) => {
    setIsEditing(false)
    if (keepsFocus) requestAnimationFrame(() => button.current?.focus())
    if (originalScore !== null) change([{ line, change: { originalScore } }])
  }
  if (isEditing) return <PointsField line={line} onEnd={end} />
  return (
    <button
      ref={button}
      type="button"
      className={styles.editable}
      aria-label={t`Points of ${title}: ${points}`}
      onClick={() => setIsEditing(true)}
    >
      {points}
    </button>
  )
}

type PointsFieldProps = {
  line: ChallengeLine
  /** With null nothing is changed. */
  onEnd: (points: number | null, keepsFocus: boolean) => void
}

/** Enter and leaving the field take what is typed over, Escape does not. */
function PointsField({ line, onEnd }: PointsFieldProps) {
  const { t } = useLingui()
  const [points, setPoints] = useState<number | null>(line.originalScore)
  const box = useRef<HTMLSpanElement>(null)
  const hasEnded = useRef(false)
  // The field clamps what was typed while the focus leaves it, before the next render.
  const latest = useRef(points)
  const end = (value: number | null, keepsFocus: boolean) => {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd(value === null ? null : Math.round(value), keepsFocus)
  }
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    end(event.key === 'Enter' ? latest.current : null, true)
  }
  return (
    // Keys and focus of the field bubble to here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={box}
      className={styles.pointsField}
      onKeyDown={handleKeyDown}
      onBlur={() => end(latest.current, false)}
    >
      <NumberField
        label={t`Points of ${{ title: line.title }}`}
        isLabelHidden
        value={points}
        onValueChange={(next) => {
          latest.current = next
          setPoints(next)
        }}
        min={limits.challengeUpdateModel.originalScore.minimum}
        max={limits.challengeUpdateModel.originalScore.maximum}
        step={10}
      />
    </span>
  )
}
