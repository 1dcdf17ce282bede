import { Lightbulb, Megaphone, Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { cx } from '#shared/cx.ts'
import { Pennant } from '../pennant/pennant.tsx'
import * as styles from './notice-list.css.ts'

export type NoticeKind = 'first' | 'second' | 'third' | 'hint' | 'challenge' | 'notice'

const icons = { hint: Lightbulb, challenge: Plus, notice: Megaphone } as const

export type NoticeItemProps = {
  kind: NoticeKind
  /** Formatted; a `time` element with its title for the full date. */
  time: ReactNode
  /** About the own team. */
  isOwn?: boolean
  isUnread?: boolean
  children: ReactNode
}

export function NoticeItem({ kind, time, isOwn, isUnread, children }: NoticeItemProps) {
  return (
    <li className={styles.item} data-own={isOwn || undefined} data-unread={isUnread || undefined}>
      <NoticeMark kind={kind} />
      <div className={styles.text}>{children}</div>
      <span className={styles.time}>{time}</span>
    </li>
  )
}

function NoticeMark({ kind }: { kind: NoticeKind }) {
  if (kind === 'first' || kind === 'second' || kind === 'third')
    return (
      <span className={styles.mark}>
        <Pennant kind={kind} />
      </span>
    )
  const Icon = icons[kind]
  return (
    <span className={cx(styles.mark, styles.plate)} aria-hidden>
      <Icon size={12} />
    </span>
  )
}

/** What happened, newest first. New lines are announced by the page's live region, not by the list. */
export function NoticeList({ label, ...rest }: ComponentProps<'ul'> & Labelled) {
  return <ul className={styles.list} aria-label={label} {...rest} />
}
