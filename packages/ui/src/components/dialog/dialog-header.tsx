import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import * as styles from './dialog.css.ts'

type HeaderParts = {
  /** Before the title: a mark, a flag. */
  leading?: ReactNode
  /** Between the title and the close button. */
  actions?: ReactNode
  hasLine?: boolean
}

export type DialogHeaderProps = Omit<ComponentProps<'header'>, 'title'> &
  HeaderParts & {
    title: ReactNode
    description?: ReactNode
    closeLabel: string
  }

type HeaderFrameProps = ComponentProps<'header'> & HeaderParts & { close: ReactNode }

/** Where the parts of a dialog's head stand, whatever kind of dialog it is. */
export function HeaderFrame({
  leading,
  actions,
  close,
  hasLine,
  className,
  children,
  ...rest
}: HeaderFrameProps) {
  return (
    <header className={cx(styles.header({ hasLine }), className)} {...rest}>
      {leading}
      <div className={styles.heading}>{children}</div>
      {actions}
      {close}
    </header>
  )
}

type CloseButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string }

export function CloseButton(props: CloseButtonProps) {
  return (
    <IconButton {...props} hasTooltip={false}>
      <X size={16} />
    </IconButton>
  )
}
