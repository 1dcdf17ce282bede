import { DateTimeField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { movedEnd, timesProblem } from '#features/organise/times.ts'
import type { EditedTimes } from '#features/organise/times.ts'
import { useDuration } from '#shared/format/duration.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './times-fields.css.ts'

/** What is wrong with the times, at its field. */
export function useTimesCheck() {
  const { t } = useLingui()
  return (times: EditedTimes) => {
    const problem = timesProblem(times)
    if (problem === 'noStart') return { start: t`Enter when the game starts.` }
    if (problem === 'noEnd') return { end: t`Enter when the game ends.` }
    return { end: problem && t`The end has to come after the start.` }
  }
}

/** What `useController` gives for one of the times. */
export type TimeController = {
  field: { value: number | null; onChange: (value: number | null) => void }
  fieldState: { error?: { message?: string | undefined } | undefined }
}

/** A time is empty while it is typed; what follows it follows from the last one that was whole. */
export function useLastTime(time: number | null): RefObject<number | null> {
  const last = useRef(time)
  useEffect(() => {
    if (time !== null) last.current = time
  }, [time])
  return last
}

type TimesFieldsProps = {
  start: TimeController
  end: TimeController
}

/** Start and end in the organiser's zone and in UTC, and how long the game runs. The end follows the start. */
export function TimesFields({ start, end }: TimesFieldsProps) {
  const { t } = useLingui()
  const { utc } = useFormat()
  const { duration } = useDuration()
  const lastStart = useLastTime(start.field.value)
  const moveStart = (next: number | null) => {
    end.field.onChange(movedEnd(end.field.value, lastStart.current, next))
    start.field.onChange(next)
  }
  const [from, to] = [start.field.value, end.field.value]
  const length = from !== null && to !== null && to > from && duration(to - from)
  return (
    <div className={styles.times}>
      <DateTimeField
        id="start"
        label={t`Start`}
        isRequired
        value={from}
        onValueChange={moveStart}
        error={start.fieldState.error?.message}
        hint={from !== null && utc(from)}
      />
      <DateTimeField
        id="end"
        label={t`End`}
        isRequired
        value={to}
        onValueChange={end.field.onChange}
        error={end.fieldState.error?.message}
        hint={to !== null && utc(to)}
      />
      {length && (
        <p className={styles.length} role="status">
          <Trans>The game runs for {length}.</Trans>
        </p>
      )}
    </div>
  )
}
