import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { cx } from '#shared/cx.ts'
import * as styles from './popover.css.ts'

type PopoverContentProps = ComponentProps<typeof Primitive.Content> & Labelled

function Content({ label, className, ...rest }: PopoverContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        aria-label={label}
        className={cx(styles.content, className)}
        sideOffset={6}
        collisionPadding={8}
        {...rest}
      />
    </Primitive.Portal>
  )
}

/** A small tool beside its button. */
export const Popover = {
  Root: Primitive.Root,
  Trigger: Primitive.Trigger,
  Anchor: Primitive.Anchor,
  Close: Primitive.Close,
  Content,
}
