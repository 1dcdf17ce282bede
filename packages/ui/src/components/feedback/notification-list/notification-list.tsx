import { Bell, X } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { IconButton, type IconButtonProps } from '../../actions/icon-button/icon-button.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './notification-list.css.ts'

const MOST_SHOWN = 99

export type NotificationBellProps = Omit<IconButtonProps, 'children' | 'hasDot' | 'label'> & {
  /** Says how many are unread: "Notifications, 3 unread". */
  label: string
  unread: number
}

/** Opens the centre; the count stops at 99+, its whole number is in the name. */
export function NotificationBell({ label, unread, ...rest }: NotificationBellProps) {
  return (
    <IconButton label={label} {...rest}>
      <span className={styles.bell}>
        <Bell size={18} />
        {unread > 0 && (
          <span
            className={styles.count}
            data-count={unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            aria-hidden
          />
        )}
      </span>
    </IconButton>
  )
}

export type NotificationPanelProps = {
  title: ReactNode
  /** Small buttons: mark all as read, a filter. */
  actions?: ReactNode
  /** Instead of the list when it is empty. */
  empty?: ReactNode
  children?: ReactNode
}

/** Head and list of the centre; shown in a popover, on a phone in a sheet. */
export function NotificationPanel({ title, actions, empty, children }: NotificationPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
      </div>
      {empty ?? children}
    </div>
  )
}

/** Newest first. What arrives is announced by a toast, not by the list. */
export function NotificationList({ label, ...rest }: ComponentProps<'ul'> & Labelled) {
  return (
    // A box that scrolls must take the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul tabIndex={0} className={styles.list} aria-label={label} {...rest} />
  )
}

export type NotificationItemProps = {
  /** 16 px. */
  icon: ReactNode
  title: ReactNode
  /** Where it leads: an empty link or button of the router in use; its press marks the line as read. */
  link?: ReactElement<object>
  children?: ReactNode
  /** Formatted; a `time` element. */
  time: ReactNode
  /** The word for readers, "Unread"; without it the line is read. */
  unreadLabel?: string | undefined
  dismissLabel?: string
  onDismiss?: () => void
}

export function NotificationItem({
  icon,
  title,
  link,
  children,
  time,
  unreadLabel,
  dismissLabel,
  onDismiss,
}: NotificationItemProps) {
  return (
    <li className={styles.item} data-unread={unreadLabel ? true : undefined}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <div className={styles.body}>
        {link ? <NotificationLink link={link}>{title}</NotificationLink> : <b>{title}</b>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      <span className={styles.meta}>
        {time}
        {unreadLabel && (
          <>
            <span className={styles.dot} aria-hidden />
            <VisuallyHidden>{unreadLabel}</VisuallyHidden>
          </>
        )}
        {onDismiss && dismissLabel && (
          <span className={styles.action}>
            <IconButton size="sm" label={dismissLabel} hasTooltip={false} onClick={onDismiss}>
              <X size={12} />
            </IconButton>
          </span>
        )}
      </span>
    </li>
  )
}

function NotificationLink({ link, children }: { link: ReactElement<object>; children: ReactNode }) {
  const { type: Link, props } = link
  return (
    <Slot.Root className={styles.link}>
      <Link {...props}>{children}</Link>
    </Slot.Root>
  )
}
