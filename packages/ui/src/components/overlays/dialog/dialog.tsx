import { Dialog as Primitive } from 'radix-ui'
import { useComposedRefs } from 'radix-ui/internal'
import { type ComponentProps, createContext, Fragment, use, useId, useRef, useState } from 'react'
import { cx } from '#shared/cx.ts'
import { useHydrated } from '#shared/use-hydrated.ts'
import { Header } from './dialog-header.tsx'
import { NamesContext } from './names-context.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useModal } from './use-modal.ts'
import * as styles from './dialog.css.ts'

type ContentVariants = NonNullable<Parameters<typeof styles.content>[0]>
type Placement = NonNullable<ContentVariants['placement']>

const PlacementContext = createContext<Placement>('center')

export type DialogRootProps = Omit<ComponentProps<typeof Primitive.Root>, 'modal'> & {
  /**
   * `center` and `side` cover the page, which cannot be reached while they are open; `inline` is in the flow of the page, and
   * what is beside it stays usable.
   */
  placement?: Placement
}

function Root({ placement = 'center', ...rest }: DialogRootProps) {
  return (
    <PlacementContext value={placement}>
      {/* The modal one of Radix restyles every element of the page: docs/decisions/0020. */}
      <Primitive.Root {...rest} modal={false} />
    </PlacementContext>
  )
}

export type DialogContentProps = ComponentProps<typeof Primitive.Content> &
  Pick<ContentVariants, 'size' | 'phone'> & {
    /**
     * The server may render it, in its place of the document: nothing of a portal can be. Else it comes once the page is hydrated. For
     * a dialog with a `Header` that is open as long as it is rendered.
     */
    isRendered?: boolean
  }

/** The surface. Escape and a press outside close it; `onEscapeKeyDown` can prevent that while work would be lost. */
function Content({
  size = 'md',
  phone = 'sheet',
  isRendered = false,
  className,
  ref,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onPointerDownOutside,
  ...rest
}: DialogContentProps) {
  const placement = use(PlacementContext)
  const focusReturn = useFocusReturn()
  const own = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRefs(own, ref)
  const isHydrated = useHydrated()
  // One that came with the document stays where it is.
  const [isInPlace] = useState(isRendered && !isHydrated)
  const [titleId, descriptionId] = [useId(), useId()]
  const [names] = useState(isInPlace ? { titleId, descriptionId } : undefined)
  const content = (
    <Primitive.Content
      {...(names && { 'aria-labelledby': names.titleId })}
      aria-describedby={names?.descriptionId}
      aria-modal={placement !== 'inline' || undefined}
      ref={composedRef}
      onOpenAutoFocus={(event) => {
        focusReturn.onOpenAutoFocus()
        onOpenAutoFocus?.(event)
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        if (!event.defaultPrevented) focusReturn.onCloseAutoFocus(event)
      }}
      className={cx(styles.content(variantsOf(placement, size, phone)), className)}
      // Toasts and questions on top of it may take the focus.
      onFocusOutside={keepOpen}
      onPointerDownOutside={(event) => {
        onPointerDownOutside?.(event)
        // Only its own backdrop closes it, not what lies above: another dialog, a list.
        if (event.target !== own.current?.previousElementSibling || placement === 'inline')
          event.preventDefault()
      }}
      {...rest}
    />
  )
  if (placement === 'inline') return content
  const Place = isInPlace ? Fragment : Primitive.Portal
  return (
    <Place>
      <Backdrop contentRef={own} isClear={isInPlace} />
      <NamesContext value={names}>{content}</NamesContext>
    </Place>
  )
}

type BackdropProps = ComponentProps<'div'> & {
  contentRef: Parameters<typeof useModal>[0]
  isClear: boolean
}

/** Covers the page, and keeps it out of reach as long as the dialog is open. */
function Backdrop({ contentRef, isClear, ...rest }: BackdropProps) {
  useModal(contentRef)
  return <div className={cx(styles.overlay, isClear && styles.clear)} aria-hidden {...rest} />
}

const keepOpen = (event: Event) => event.preventDefault()

/** A side sheet has one width, and an inline dialog that of its container. */
function variantsOf(
  placement: Placement,
  size: ContentVariants['size'],
  phone: ContentVariants['phone'],
): ContentVariants {
  if (placement === 'inline') return { placement }
  return placement === 'side' ? { placement, phone } : { placement, phone, size }
}

/** The part that scrolls. */
function Body({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(styles.body, className)} {...rest} />
}

function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(styles.footer, className)} {...rest} />
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
