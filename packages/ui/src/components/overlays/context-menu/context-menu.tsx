import { ContextMenu as Primitive } from 'radix-ui'
import type { ReactElement } from 'react'
import { cx } from '#shared/cx.ts'
import * as menuStyles from '../menu/menu.css.ts'
import { MenuEntries } from '../menu/menu-entries.tsx'
import type { MenuItem } from '../menu/types.ts'
import * as styles from './context-menu.css.ts'

export type ContextMenuProps = {
  label: string
  items: readonly MenuItem[]
  /** One element that takes a ref: a row, a tile. */
  children: ReactElement
}

/** The same entries as the menu button of a thing, at the pointer: secondary press, long touch, Shift F10 or the menu key. Never the only way. */
export function ContextMenu({ label, items, children }: ContextMenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild className={styles.place}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          className={cx(menuStyles.content, styles.content)}
          collisionPadding={8}
          loop
        >
          <MenuEntries items={items} parts={Primitive} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
