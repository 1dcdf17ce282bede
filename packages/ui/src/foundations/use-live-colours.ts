import { useSyncExternalStore } from 'react'

let version = 0

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(() => {
    version++
    notify()
  })
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] })
  return () => observer.disconnect()
}

/** Hex of a theme variable (`var(--…)`) as it is on screen now; updated when theme or brand change. */
export function useLiveColours(): (variable: string) => string {
  const seen = useSyncExternalStore(subscribe, () => version)
  // A new function for each version, so that everything made with it is made again.
  return (variable) => (seen < 0 ? '' : read(variable))
}

function read(variable: string): string {
  const name = /--[\w-]+/.exec(variable)?.[0] ?? ''
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
