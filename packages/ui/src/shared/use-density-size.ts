import { useEffect, useState } from 'react'
import { propertyName } from '#theme/tokens.ts'

type Size = 'row' | 'tableRow' | 'controlMd'

function read(name: Size): number {
  // Nothing that a server renders is placed by it.
  if (typeof document === 'undefined') return 0
  const style = getComputedStyle(document.documentElement)
  const rems = Number.parseFloat(style.getPropertyValue(`--${propertyName(['size', name])}`))
  return rems * Number.parseFloat(style.fontSize)
}

/** Height of a row or an option in px, as the density and the text size of the browser have it now. */
export function useDensitySize(name: Size): number {
  const [size, setSize] = useState(() => read(name))
  useEffect(() => {
    const update = () => setSize(read(name))
    const observer = new MutationObserver(update)
    observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
    const stop = new AbortController()
    window.addEventListener('resize', update, { signal: stop.signal })
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [name])
  return size
}
