import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, use } from 'react'
import { cx } from '#shared/cx.ts'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { type Names, NamesContext } from './names-context.ts'
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
  const names = use(NamesContext)
  return (
    // Not a header: beside the page, in a portal, that would be a second banner.
    <div className={cx(styles.header({ hasLine }), className)} {...rest}>
      {leading}
      <div className={styles.heading}>
        <Title names={names}>{title}</Title>
        {description && <Description names={names}>{description}</Description>}
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

type NamedProps = { names: Names | undefined; children: ReactNode }

function Title({ names, children }: NamedProps) {
  if (!names) return <Primitive.Title className={styles.title}>{children}</Primitive.Title>
  return (
    <h2 id={names.titleId} className={styles.title}>
      {children}
    </h2>
  )
}

function Description({ names, children }: NamedProps) {
  const text = (
    <div id={names?.descriptionId} className={styles.description}>
      {children}
    </div>
  )
  return names ? text : <Primitive.Description asChild>{text}</Primitive.Description>
}
