import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useMomentTexts } from '#features/organise/schedule/moment-texts.ts'
import type { Moment } from '#features/organise/schedule/moments.ts'
import { shareOf, snapped } from '#features/organise/schedule/moves.ts'
import type { Range } from '#features/organise/schedule/moves.ts'
import * as styles from '#features/organise/schedule/schedule.css.ts'
import { useFromNow } from '#shared/clock/clock.ts'

/** A moment where it is now, and how it can be moved; without bounds it stays. */
export type Mark = Moment & { key: string; name: string; bounds: Range | undefined }

type TimeLineProps = {
  marks: readonly Mark[]
  range: Range
  onMove: (key: string, at: number) => void
}

const placeAt = (share: number) => ({ insetInlineStart: `${(share * 100).toFixed(2)}%` })

/** What happens in a game, on one line, where it can be moved by pointer and by keyboard. A list says the same in words. */
export function TimeLine({ marks, range, onMove }: TimeLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const share = (at: number) => shareOf(range, at)
  const now = useFromNow((nowMs) => Math.round(share(nowMs) * 1000) / 1000)
  const timeAt = (clientX: number, key: string) => {
    const { left = 0, width = 1 } = line.current?.getBoundingClientRect() ?? {}
    const msPerPx = (range.to - range.from) / Math.max(1, width)
    const others = marks.flatMap((mark) => (mark.key === key ? [] : mark.at))
    return snapped(range.from + (clientX - left) * msPerPx, msPerPx, others)
  }
  return (
    <div ref={line} className={styles.line}>
      <span className={styles.now} style={placeAt(now)} aria-hidden />
      {marks.map((mark) =>
        mark.bounds ? (
          <Handle
            key={mark.key}
            mark={mark}
            bounds={mark.bounds}
            share={share(mark.at)}
            timeAt={(clientX) => timeAt(clientX, mark.key)}
            onMove={(at) => onMove(mark.key, at)}
          />
        ) : (
          <span
            key={mark.key}
            className={styles.mark}
            data-kind={mark.kind}
            style={placeAt(share(mark.at))}
            aria-hidden
          />
        ),
      )}
    </div>
  )
}

const minute = 60_000
const directions: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

type HandleProps = {
  mark: Mark
  bounds: Range
  /** Between the ends of the line, from 0 to 1. */
  share: number
  timeAt: (clientX: number) => number
  onMove: (at: number) => void
}

function Handle({ mark: { kind, at, name }, bounds, share, timeAt, onMove }: HandleProps) {
  const { t } = useLingui()
  const { timeOf } = useMomentTexts()
  // Where Escape puts it back to.
  const before = useRef(at)
  const move = (next: number) => onMove(Math.min(Math.max(next, bounds.from), bounds.to))
  const handleKey = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction !== undefined) {
      event.preventDefault()
      move(at + direction * (event.shiftKey ? 60 : 1) * minute)
    } else if (event.key === 'Escape' && before.current !== at) {
      event.preventDefault()
      event.stopPropagation()
      onMove(before.current)
    }
  }
  const handlePress = (event: PointerEvent<HTMLElement>) => {
    before.current = at
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const handleDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(timeAt(event.clientX))
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={t({ message: `Move: ${name}`, comment: 'A moment of the schedule on a line.' })}
      aria-valuemin={Math.round(bounds.from / minute)}
      aria-valuemax={Math.round(bounds.to / minute)}
      aria-valuenow={Math.round(at / minute)}
      aria-valuetext={timeOf(at)}
      className={styles.handle}
      data-kind={kind}
      style={placeAt(share)}
      onFocus={() => {
        before.current = at
      }}
      onKeyDown={handleKey}
      onPointerDown={handlePress}
      onPointerMove={handleDrag}
    />
  )
}
