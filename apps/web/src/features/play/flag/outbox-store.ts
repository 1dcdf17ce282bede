import { useSyncExternalStore } from 'react'
import { afterReload, emptyOutbox, nextOutbox } from '#features/play/flag/outbox.ts'
import type { Outbox, OutboxEvent, Sent } from '#features/play/flag/outbox.ts'

/** Lives as long as the tab, survives a reload, and goes with the session like every key of this prefix. */
const storageKey = 'halyard:outbox'

const listeners = new Set<() => void>()
let text: string | null = null
let outbox = emptyOutbox
let isFirstRead = true

/** What the tab's storage holds; read again only when it changed, for instance after logging out. */
function current(): Outbox {
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

/** Tells the outbox what happened. */
export function tellOutbox(event: OutboxEvent): void {
  const next = nextOutbox(current(), event)
  if (next === outbox) return
  outbox = next
  text = JSON.stringify(next)
  sessionStorage.setItem(storageKey, text)
  for (const listener of listeners) listener()
}

/** What is typed into a challenge's flag field and not sent, at this moment. */
export const draftOf = (challengeId: number): string => current().drafts[challengeId] ?? ''

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Everything this tab remembers of the flags it sent. */
export const useOutbox = (): Outbox => useSyncExternalStore(subscribe, current)

/** The newest answer to a challenge, on its way or just answered. */
export const useSent = (challengeId: number): Sent | undefined =>
  useOutbox().sent.find((sent) => sent.challengeId === challengeId)
