import { useEffect, useEffectEvent } from 'react'
import { isShortcut } from '#shared/preferences/shortcuts.ts'

export type QueueKeys = Partial<Record<'j' | 'k' | 'c' | 'r', () => void>>

/** Keys of the queue: `j` and `k` go through the list, `c` claims or releases, `r` answers. */
export function useQueueKeys(keys: QueueKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A dialog or a menu on top of the screen has keys of its own.
    const isCovered = document.querySelector(
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
    )
    if (!isShortcut(event) || isCovered) return
    const key = event.key.toLowerCase()
    const act = key === 'j' || key === 'k' || key === 'c' || key === 'r' ? keys[key] : undefined
    if (!act) return
    act()
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
