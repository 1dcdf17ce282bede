import type { RecipeVariants } from '#theme/recipe.ts'
import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import { useFocusReturn } from '#shared/use-focus-return.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import * as styles from './dialog.css.ts'

type ContentVariants = NonNullable<RecipeVariants<typeof styles.content>>

export type DialogContentProps = ComponentProps<typeof Primitive.Content> &
  Pick<ContentVariants, 'size' | 'phone'>

/** The surface. Escape and a press outside close it; `onEscapeKeyDown` can prevent that while work would be lost. */
function Content({ size, phone, className, children, ...rest }: DialogContentProps) {
  return (
    <Surface className={cx(styles.content({ size, phone }), className)} {...rest}>
      {children}
    </Surface>
  )
}

/** At the end of the window, 440 wide: edits one thing while the list behind stays. */
function DrawerContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Surface className={cx(styles.content({ isDrawer: true }), className)} {...rest} />
}

function Surface({
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: ComponentProps<typeof Primitive.Content>) {
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={styles.overlay} />
      <Primitive.Content
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          focusReturn.onOpenAutoFocus()
          onOpenAutoFocus?.(event)
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (!event.defaultPrevented) focusReturn.onCloseAutoFocus(event)
        }}
        {...rest}
      />
    </Primitive.Portal>
  )
}

export type DialogHeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  /** Before the title: a mark, a flag. */
  leading?: ReactNode
  /** Between the title and the close button. */
  actions?: ReactNode
  closeLabel: string
  hasLine?: boolean
}

function Header({
  title,
  description,
  leading,
  actions,
  closeLabel,
  hasLine,
  className,
  ...rest
}: DialogHeaderProps) {
  return (
    <header className={cx(styles.header({ hasLine }), className)} {...rest}>
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
    </header>
  )
}

/** The part that scrolls. */
function Body({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(styles.body, className)} {...rest} />
}

function Footer({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer className={cx(styles.footer, className)} {...rest} />
}

export const Dialog = {
  Root: Primitive.Root,
  Trigger: Primitive.Trigger,
  Close: Primitive.Close,
  Content,
  Header,
  Body,
  Footer,
}

/** Same parts as a dialog, at the side. */
export const Drawer = { ...Dialog, Content: DrawerContent }

/** Where it is put in the page, in place of the list it was opened from only as far as it needs room: both stay usable. */
function DockContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      aria-describedby={undefined}
      // What stands beside it is meant to be pressed: that does not close it.
      onInteractOutside={(event) => event.preventDefault()}
      className={cx(styles.dock, className)}
      {...rest}
    />
  )
}

/** A dialog that is not modal. */
function DockRoot(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />
}

/** Same parts as a dialog, beside what it was opened from. */
export const Dock = { ...Dialog, Root: DockRoot, Content: DockContent }
