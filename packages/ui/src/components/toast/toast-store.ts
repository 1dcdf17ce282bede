import type { ReactNode } from 'react'
import { TOAST } from '#theme/tokens.ts'

export type ToastTone = 'ok' | 'warn' | 'bad' | 'info' | 'progress' | 'blood'

export type ToastOptions = {
  tone: ToastTone
  title: string
  description?: ReactNode
  /** Takes the place of the tone's icon. */
  icon?: ReactNode
  /** With an action it stays until it is dismissed. */
  action?: { label: string; onSelect: () => void }
  /** Milliseconds; 0 stays. Left out: 4 s, or for ever with an action or in progress. */
  autoCloseMs?: number
  /** 0 to 1, for `progress`. */
  progress?: number
  /** The same id replaces the toast that is there. */
  id?: string
}

export type ToastEntry = ToastOptions & { id: string; isOpen: boolean }

export type ToasterProps = {
  /** Name of the region, with `{hotkey}` for the key that leads to it. */
  label: string
  closeLabel: string
}

let entries: readonly ToastEntry[] = []
let counter = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

/** For something that happened elsewhere or finished later; answers to the user's own act belong beside it. Returns its id. */
export function showToast(options: ToastOptions): string {
  const id = options.id ?? `toast-${++counter}`
  const entry = { ...options, id, isOpen: true }
  const isKnown = entries.some((known) => known.id === id)
  const next = isKnown
    ? entries.map((known) => (known.id === id ? entry : known))
    : [...entries, entry]
  publish(next.slice(-TOAST.maximum))
  return id
}

/** Starts the way out; the list removes it when that is done. */
export function dismissToast(id: string): void {
  publish(entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)))
}

export function removeToast(id: string): void {
  publish(entries.filter((entry) => entry.id !== id))
}

export const getToasts = () => entries

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
