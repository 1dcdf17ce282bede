import { Slot } from 'radix-ui'
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import * as styles from './menu.css.ts'
import type { MenuEntry, MenuProps } from './types.ts'

const loadSurface = () => import('./menu-surface.tsx')
const preload = () => void loadSurface()
const MenuSurface = lazy(() => loadSurface().then((module) => ({ default: module.MenuSurface })))

/** Actions behind a button. The list's code loads when the button is first approached, so pages start without it. */
export function Menu({ trigger, label, items, align = 'start' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const entry = useRef<MenuEntry>(null)
  const open = (by: MenuEntry) => {
    entry.current = by
    setWasOpened(true)
    setIsOpen(true)
  }
  const takeEntry = () => {
    const by = entry.current
    entry.current = null
    return by
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <span className={styles.anchorBox}>
      <Slot.Root
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        // Enter and Space are presses without a pointer.
        onClick={({ detail }: MouseEvent) =>
          isOpen ? setIsOpen(false) : open(detail === 0 ? 'first' : null)
        }
        onKeyDown={handleKeyDown}
      >
        {trigger}
      </Slot.Root>
      {wasOpened && (
        <Suspense>
          <MenuSurface
            open={isOpen}
            onOpenChange={setIsOpen}
            button={button}
            takeEntry={takeEntry}
            label={label}
            items={items}
            align={align}
          />
        </Suspense>
      )}
    </span>
  )
}
