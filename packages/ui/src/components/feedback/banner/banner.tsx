import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import * as styles from './banner.css.ts'

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const

export type BannerTone = keyof typeof icons

export type BannerProps = {
  /** Name of the region, so that readers can skip or find it. */
  label: string
  tone?: BannerTone
  children: ReactNode
  /** Small buttons or links. */
  actions?: ReactNode
  /** With both it can be put away. */
  dismissLabel?: string
  onDismiss?: () => void
  /** Language of the text, when it differs from the page's. */
  lang?: string
}

/** One fact about the whole site, above everything: a translation, a staging server, maintenance tonight. */
export function Banner({
  label,
  tone = 'info',
  children,
  actions,
  dismissLabel,
  onDismiss,
  lang,
}: BannerProps) {
  const Icon = icons[tone]
  return (
    <section aria-label={label} lang={lang} className={styles.banner({ tone })}>
      <span className={styles.icon({ tone })} aria-hidden>
        <Icon size={16} />
      </span>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>
        {actions}
        {onDismiss && dismissLabel && (
          <IconButton label={dismissLabel} size="sm" onClick={onDismiss}>
            <X size={14} />
          </IconButton>
        )}
      </div>
    </section>
  )
}
