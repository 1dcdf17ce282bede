import { useSyncExternalStore } from 'react'
import type { Outbox, Sent } from '#features/play/flag/outbox.ts'

export const emptyOutbox: Outbox = { sent: [], wrong: {}, drafts: {} }

/** After a reload nothing is under way any more: what the server never answered for has to be found out. */
export const afterReload = (outbox: Outbox): Outbox => ({
  ...outbox,
  sent: outbox.sent.map((one) =>
    one.submissionId === undefined && !one.verdict ? { ...one, isUnanswered: true } : one,
  ),
})

/** Lives as long as the tab, survives a reload, and goes with the session like every key of this prefix. */
const storageKey = 'halyard:outbox'

const listeners = new Set<() => void>()
let text: string | null = null
let outbox = emptyOutbox
let isFirstRead = true

/** What the tab's storage holds; read again only when it changed, for instance after logging out. */
export function currentOutbox(): Outbox {
  const stored = sessionStorage.getItem(storageKey)
  if (stored !== text) {
    text = stored
    outbox = isFirstRead ? afterReload(parse(stored)) : parse(stored)
  }
  isFirstRead = false
  return outbox
}

function parse(stored: string | null): Outbox {
  if (stored === null) return emptyOutbox
  try {
    const found: Partial<Outbox> = JSON.parse(stored)
    return { ...emptyOutbox, ...found, sent: (found.sent ?? []).map(complete) }
  } catch {
    return emptyOutbox
  }
}

/** An entry of an older build lacks what was added since. */
const complete = (sent: Sent): Sent => ({
  ...sent,
  attemptsBefore: sent.attemptsBefore ?? 0,
  isUnanswered: sent.isUnanswered ?? false,
  isSeen: sent.isSeen ?? false,
})

/** Keeps an outbox in place of the one before. */
export function keepOutbox(next: Outbox): void {
  if (next === outbox) return
  outbox = next
  text = JSON.stringify(next)
  sessionStorage.setItem(storageKey, text)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Everything this tab remembers of the flags it sent. */
export const useOutbox = (): Outbox => useSyncExternalStore(subscribe, currentOutbox)
