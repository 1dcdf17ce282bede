import { useEffect, useLayoutEffect } from 'react'
import { useRouterState } from '#shared/router/context.ts'

const storageKey = 'halyard-scroll'
/** How long a page may grow towards the place it was left at, in milliseconds. */
const patienceMs = 3000

/** Places by entry of the history; those of before a reload are read when one is asked for. */
const places = new Map<string, number>()
let hasRead = false

/** A page that was just opened was left nowhere, and reading what the tab keeps takes a slow browser a while. */
let isJustOpened =
  globalThis.performance?.getEntriesByType('navigation').map(hasTypeNavigate).at(0) ?? false

function hasTypeNavigate(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}

function placeOf(key: string): number | undefined {
  readPlaces()
  return places.get(key)
}

function readPlaces() {
  if (hasRead) return
  hasRead = true
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    for (const [key, place] of Object.entries(kept ?? {})) {
      if (typeof place === 'number' && !places.has(key)) places.set(key, place)
    }
  } catch {
    // What cannot be read is not there.
  }
}

function keepPlaces() {
  readPlaces()
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(places)))
  } catch {
    // Without storage the places last until the page is reloaded.
  }
}

/** Scrolls to a place that may only exist when late content has come; gives up when the reader scrolls. */
function scrollWhenTallEnough(top: number): () => void {
  window.scrollTo(0, top)
  if (top === 0 || Math.abs(window.scrollY - top) < 2) return () => {}
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(name, stop)
  }
  const timer = setTimeout(stop, patienceMs)
  for (const name of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(name, stop, { passive: true })
  }
  observer.observe(document.body)
  return stop
}

/** New pages start at their top or at their hash; going back returns to where the page was left. Once, at the root. */
export function ScrollRestoration() {
  const { location, action, preventScrollReset } = useRouterState()
  const { key, hash } = location
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', keepPlaces)
    return () => {
      window.history.scrollRestoration = 'auto'
      window.removeEventListener('pagehide', keepPlaces)
    }
  }, [])
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
  useLayoutEffect(() => {
    const isFirst = isJustOpened
    isJustOpened = false
    const kept = action === 'pop' && !isFirst ? placeOf(key) : undefined
    if (kept !== undefined) return scrollWhenTallEnough(kept)
    if (preventScrollReset) return undefined
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) target.scrollIntoView()
    // A page that was just opened stands at its top, or where its reader has got to in the screen that the server drew.
    else if (!isFirst) window.scrollTo(0, 0)
    return undefined
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an entry is scrolled to once, when it appears
  }, [key])
  return null
}
