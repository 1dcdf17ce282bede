import type { RecipeVariants } from '@vanilla-extract/recipes'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from '#shared/cx.ts'
import { useFocusReturn } from '#shared/use-focus-return.ts'
import { CloseButton, type DialogHeaderProps, HeaderFrame } from './dialog-header.tsx'
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

function Header({ title, description, closeLabel, ...rest }: DialogHeaderProps) {
  return (
    <HeaderFrame
      {...rest}
      close={
        <Primitive.Close asChild>
          <CloseButton label={closeLabel} />
        </Primitive.Close>
      }
    >
      <Primitive.Title className={styles.title}>{title}</Primitive.Title>
      {description && (
        <Primitive.Description asChild>
          <div className={styles.description}>{description}</div>
        </Primitive.Description>
      )}
    </HeaderFrame>
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
