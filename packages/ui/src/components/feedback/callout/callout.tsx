import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import * as styles from './callout.css.ts'

export type CalloutTone = 'info' | 'ok' | 'warn' | 'bad' | 'neutral'

const icons = {
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  neutral: Info,
} as const satisfies Record<CalloutTone, typeof Info>

export type CalloutProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: CalloutTone
  title?: ReactNode
  icon?: ReactNode
  /** A small button or link at the end. */
  action?: ReactNode
}

/** Icon plus sentence, where it belongs on the page. */
export function Callout({
  tone = 'info',
  title,
  icon,
  action,
  className,
  children,
  ...rest
}: CalloutProps) {
  const Icon = icons[tone]
  return (
    <div className={cx(styles.callout({ tone }), className)} {...rest}>
      <span className={styles.icon({ tone })} aria-hidden>
        {icon ?? <Icon size={16} />}
      </span>
      <div className={styles.content}>
        <div className={styles.body}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}

/** What went wrong with a form, above its button; announced when it appears. Renders nothing without a message. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className={styles.formError}>
      {children ? <Callout tone="bad">{children}</Callout> : null}
    </div>
  )
}
