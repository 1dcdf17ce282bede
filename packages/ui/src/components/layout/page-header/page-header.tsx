import type { ComponentProps, ReactNode } from 'react'
import * as styles from './page-header.css.ts'

export type PageHeaderProps = {
  title: ReactNode
  description?: ReactNode
  /** Above the title: a breadcrumb, badges. */
  above?: ReactNode
  actions?: ReactNode
  /** On the heading itself, which takes the focus after a navigation. */
  titleProps?: ComponentProps<'h1'>
}

/** Title of a page, its one sentence and its actions. */
export function PageHeader({ title, description, above, actions, titleProps }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        {above}
        <h1 className={styles.title} tabIndex={-1} {...titleProps}>
          {title}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

export type SectionHeaderProps = {
  title: ReactNode
  action?: ReactNode
  level?: 2 | 3
  size?: 'md' | 'lg'
}

export function SectionHeader({ title, action, level = 2, size = 'md' }: SectionHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.section}>
      <Heading className={size === 'lg' ? styles.largeTitle : styles.sectionTitle}>{title}</Heading>
      {action}
    </div>
  )
}
