import { DropdownMenu } from 'radix-ui'
import type { FocusEvent, RefObject } from 'react'
import { MenuEntries } from './menu-entries.tsx'
import type { MenuEntry, MenuProps } from './types.ts'
import * as styles from './menu.css.ts'

type MenuSurfaceProps = Pick<MenuProps, 'label' | 'items'> & {
  align: NonNullable<MenuProps['align']>
  open: boolean
  onOpenChange: (open: boolean) => void
  button: RefObject<HTMLButtonElement | null>
  /** Says once where the focus goes. */
  takeEntry: () => MenuEntry
}

/** The anchor has no name; the content is named directly. */
const NO_LABELLEDBY = { 'aria-labelledby': undefined }

/** The list itself. It hangs from an empty box as large as the button, because the button was there before this code. */
export function MenuSurface({
  open,
  onOpenChange,
  button,
  takeEntry,
  label,
  items,
  align,
}: MenuSurfaceProps) {
  // The key was pressed before this code was there, so the list has not heard it.
  const enter = ({ target, currentTarget }: FocusEvent) => {
    const entry = target === currentTarget ? takeEntry() : null
    if (!entry) return
    const able = currentTarget.querySelectorAll<HTMLElement>(
      '[role^="menuitem"]:not([data-disabled])',
    )
    able[entry === 'first' ? 0 : able.length - 1]?.focus()
  }
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild disabled>
        <span className={styles.anchor} aria-hidden tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          {...NO_LABELLEDBY}
          className={styles.content}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onFocus={enter}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
          }}
          onInteractOutside={(event) => {
            const { target } = event
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault()
          }}
        >
          <MenuEntries items={items} parts={DropdownMenu} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
