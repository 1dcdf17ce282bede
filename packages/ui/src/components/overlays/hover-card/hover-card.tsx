import { HoverCard as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './hover-card.css.ts'

export type HoverCardProps = {
  /** A link or button that leads to the same facts in full: the card itself is only for a mouse. */
  children: ReactElement
  content: ReactNode
}

const OPEN_DELAY_MS = 400

export function HoverCard({ children, content }: HoverCardProps) {
  return (
    <Primitive.Root openDelay={OPEN_DELAY_MS} closeDelay={120}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content sideOffset={6} collisionPadding={8} className={styles.content}>
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
