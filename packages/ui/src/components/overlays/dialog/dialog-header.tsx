import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import * as styles from './dialog.css.ts'

export type DialogHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** Before the title: a mark, a flag. */
  leading?: ReactNode
  /** Between the title and the close button. */
  actions?: ReactNode
  hasLine?: boolean
}

export function Header({
  title,
  description,
  closeLabel,
  leading,
  actions,
  hasLine,
  className,
  ...rest
}: DialogHeaderProps) {
  return (
    // Not a header: beside the page, in a portal, that would be a second banner.
    <div className={cx(styles.header({ hasLine }), className)} {...rest}>
      {leading}
      <div className={styles.heading}>
        <Primitive.Title className={styles.title}>{title}</Primitive.Title>
        {description && (
          <Primitive.Description asChild>
            <div className={styles.description}>{description}</div>
          </Primitive.Description>
        )}
      </div>
      {actions}
      <Primitive.Close asChild>
        <IconButton label={closeLabel} hasTooltip={false}>
          <X size={16} />
        </IconButton>
      </Primitive.Close>
    </div>
  )
}
