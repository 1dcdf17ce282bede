import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, createContext, use } from 'react'
import { cx } from '#shared/cx.ts'
import { Header } from './dialog-header.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import * as styles from './dialog.css.ts'

type ContentVariants = NonNullable<Parameters<typeof styles.content>[0]>
type Placement = NonNullable<ContentVariants['placement']>

const PlacementContext = createContext<Placement>('center')

export type DialogRootProps = Omit<ComponentProps<typeof Primitive.Root>, 'modal'> & {
  /**
   * `center` and `side` cover the page, which cannot be reached while they are open; `inline` stands where it is rendered, and
   * what is beside it stays usable.
   */
  placement?: Placement
}

function Root({ placement = 'center', ...rest }: DialogRootProps) {
  return (
    <PlacementContext value={placement}>
      <Primitive.Root {...rest} modal={placement !== 'inline'} />
    </PlacementContext>
  )
}

export type DialogContentProps = ComponentProps<typeof Primitive.Content> &
  Pick<ContentVariants, 'size' | 'phone'>

/** The surface. Escape and a press outside close it; `onEscapeKeyDown` can prevent that while work would be lost. */
function Content({
  size = 'md',
  phone = 'sheet',
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  const placement = use(PlacementContext)
  const focusReturn = useFocusReturn()
  const content = (
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
      className={cx(styles.content(variantsOf(placement, size, phone)), className)}
      {...(placement === 'inline' && staysOpen)}
      {...rest}
    />
  )
  if (placement === 'inline') return content
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={styles.overlay} />
      {content}
    </Primitive.Portal>
  )
}

/** A side sheet has one width, and what stands in the page has that of its place. */
function variantsOf(
  placement: Placement,
  size: ContentVariants['size'],
  phone: ContentVariants['phone'],
): ContentVariants {
  if (placement === 'inline') return { placement }
  return placement === 'side' ? { placement, phone } : { placement, phone, size }
}

/** What is beside an inline dialog may be pressed and focused without closing it. */
const staysOpen = { onInteractOutside: (event: Event) => event.preventDefault() }

/** The part that scrolls. */
function Body({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(styles.body, className)} {...rest} />
}

function Footer({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer className={cx(styles.footer, className)} {...rest} />
}

export const Dialog = {
  Root,
  Trigger: Primitive.Trigger,
  Close: Primitive.Close,
  /** For a dialog without a `Header`, which brings its own title. */
  Title: Primitive.Title,
  Content,
  Header,
  Body,
  Footer,
}
