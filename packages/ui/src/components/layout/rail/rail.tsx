import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Slot } from 'radix-ui'
import { type ReactElement, type ReactNode, useId } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import * as styles from './rail.css.ts'

export type RailProps = Labelled & {
  collapsed: boolean
  /** Remember it: the user's choice outlives the visit. */
  onCollapsedChange: (collapsed: boolean) => void
  collapseLabel: string
  expandLabel: string
  /** `RailGroup`s. */
  children: ReactNode
  /** At the lower end: account, settings. */
  end?: ReactNode
}

/** A column of places. Wide it is folded to its icons or shows their words; on a tablet words stand below the icons; phones have `BottomTabs`. */
export function Rail({
  label,
  collapsed,
  onCollapsedChange,
  collapseLabel,
  expandLabel,
  children,
  end,
  ...rest
}: RailProps) {
  const foldLabel = collapsed ? expandLabel : collapseLabel
  return (
    <nav
      className={styles.rail}
      aria-label={label}
      data-collapsed={collapsed || undefined}
      {...rest}
    >
      {children}
      <div className={styles.end}>
        {end}
        <button
          type="button"
          aria-expanded={!collapsed}
          title={collapsed ? foldLabel : undefined}
          className={`${styles.item} ${styles.fold}`}
          onClick={() => onCollapsedChange(!collapsed)}
        >
          <span className={styles.icon} aria-hidden>
            {collapsed ? <PanelLeftOpen size={18} /> : <PanelLeftClose size={18} />}
          </span>
          <span className={styles.label}>{foldLabel}</span>
        </button>
      </div>
    </nav>
  )
}

/** Places of one kind under a name, such as the games that run now. */
export function RailGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.groupLabel}>
        {label}
      </span>
      {children}
    </div>
  )
}

export type RailItemProps = {
  icon: ReactNode
  /** Its words; folded, they are the tooltip. */
  label: string
  /** After the words: time left, a count. */
  meta?: ReactNode
  /** An empty link or button; `aria-current` marks it. */
  children: ReactElement
}

export function RailItem({ icon, label, meta, children }: RailItemProps) {
  return (
    <Slot.Root className={styles.item} title={label}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <Slot.Slottable>{children}</Slot.Slottable>
      <span className={styles.label}>{label}</span>
      {meta !== undefined && <span className={styles.meta}>{meta}</span>}
    </Slot.Root>
  )
}
