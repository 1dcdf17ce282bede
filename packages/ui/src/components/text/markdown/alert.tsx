import {
  CircleAlert,
  Info,
  Lightbulb,
  type LucideIcon,
  MessageSquareWarning,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { AlertKind } from './remark-alerts.ts'
import * as styles from './markdown.css.ts'

const icons: Record<AlertKind, LucideIcon> = {
  note: Info,
  tip: Lightbulb,
  important: MessageSquareWarning,
  warning: TriangleAlert,
  caution: CircleAlert,
}

/** A highlighted remark: its label and icon say what kind it is, the colour only repeats it. */
export function Alert({
  kind,
  title,
  children,
}: {
  kind: AlertKind
  title: string
  children: ReactNode
}) {
  const Icon = icons[kind]
  return (
    <div role="note" aria-label={title} className={styles.alert} data-kind={kind}>
      <p className={styles.alertTitle}>
        <Icon size="1em" aria-hidden />
        {title}
      </p>
      {children}
    </div>
  )
}
