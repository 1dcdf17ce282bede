import { useEffect } from 'react'
import { useLocation } from 'react-router'

const field = 'input, textarea, button, select'

/** Goes to the field that the address names, such as `#start`: the name of a field is its id, or that of what is around it. */
export function useLinkedField(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const name = hash.slice(1)
    if (name === '' || goTo(name)) return undefined
    // Its code may still be on its way. Whoever begins with something else meanwhile stays there.
    const watcher = new MutationObserver(() => goTo(name) && stop())
    const stop = () => watcher.disconnect()
    watcher.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('pointerdown', stop, { once: true })
    document.addEventListener('keydown', stop, { once: true })
    return stop
  }, [hash])
}

/** @returns whether there is such a field */
function goTo(name: string): boolean {
  const place = document.getElementById(name)
  const target = place?.matches(field) ? place : place?.querySelector<HTMLElement>(field)
  target?.focus()
  return Boolean(target)
}
