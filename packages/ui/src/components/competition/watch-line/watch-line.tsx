import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Slot } from 'radix-ui'
import { memo, useState } from 'react'
import type { PointerEvent, PointerEventHandler, ReactElement } from 'react'
import type { Category } from '#theme/tokens.ts'
import { Pennant, type PennantKind } from '../pennant/pennant.tsx'
import { Tooltip } from '../../overlays/tooltip/tooltip.tsx'
import * as styles from './watch-line.css.ts'

export type WatchLineEvent = {
  id: string | number
  /** Where on the rope, 0 to 1. */
  at: number
  kind: PennantKind
  category?: Category
  /** Names it: for the tooltip and for readers. */
  label: string
  /** An empty link that opens it, outside of the order of the Tab key; without one it is a mark only. */
  link?: ReactElement<object>
}

export type WatchLineProps = {
  /** Elapsed share, 0 to 1. */
  elapsed: number
  /** Names the list of events. */
  label: string
  events: readonly WatchLineEvent[]
}

const percent = (value: number) => `${Math.min(1, Math.max(0, value)) * 100}%`

/** Time as a rope: a dot for now, a pennant for each own solve where it happened. */
export function WatchLine({ elapsed, label, events }: WatchLineProps) {
  const isRunning = elapsed > 0 && elapsed < 1
  return (
    <div className={styles.line} style={assignInlineVars({ [styles.share]: percent(elapsed) })}>
      <div className={styles.rope} aria-hidden />
      <div className={styles.elapsed} aria-hidden />
      <ul aria-label={label} className={styles.list}>
        {events.map((event) => (
          <li
            key={event.id}
            className={styles.event}
            style={assignInlineVars({ [styles.share]: percent(event.at) })}
          >
            <HintedMark event={event} />
          </li>
        ))}
      </ul>
      {isRunning && <div className={styles.now} aria-hidden />}
    </div>
  )
}

/** A player has dozens of marks on every page of a game, and hints cost more than the rest of the line: each comes with the mouse. */
const HintedMark = memo(function HintedMark({ event }: { event: WatchLineEvent }) {
  const [isNear, setIsNear] = useState(false)
  const handlePointerEnter = ({ pointerType }: PointerEvent) => {
    // A finger arrives with its press, which a new element would lose.
    if (pointerType === 'mouse') setIsNear(true)
  }
  if (!isNear) return <EventMark event={event} onPointerEnter={handlePointerEnter} />
  return (
    <Tooltip content={event.label} side="bottom" purpose="name">
      <EventMark event={event} />
    </Tooltip>
  )
})

type EventMarkProps = { event: WatchLineEvent; onPointerEnter?: PointerEventHandler }

function EventMark({ event, ...rest }: EventMarkProps) {
  const pennant = (
    <Pennant
      kind={event.kind}
      category={event.category}
      direction="hang"
      size={9}
      {...(event.link ? {} : { label: event.label })}
    />
  )
  if (!event.link) return <span {...rest}>{pennant}</span>
  return (
    <Slot.Root aria-label={event.label} {...rest}>
      <LinkWith link={event.link}>{pennant}</LinkWith>
    </Slot.Root>
  )
}

function LinkWith({
  link,
  children,
  ...rest
}: {
  link: ReactElement<object>
  children: ReactElement
}) {
  const Link = link.type
  return (
    <Link {...link.props} {...rest}>
      {children}
    </Link>
  )
}
