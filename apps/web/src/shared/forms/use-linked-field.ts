import { useEffect } from 'react'
import { useLocation } from 'react-router'

const field = 'input, textarea, button, select'

/** Goes to the field that the address names, such as `#start`: the name of a field is its id, or that of what is around it. */
export function useLinkedField(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const place = document.getElementById(hash.slice(1))
    const target = place?.matches(field) ? place : place?.querySelector<HTMLElement>(field)
    target?.focus()
  }, [hash])
}
