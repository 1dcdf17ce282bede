import type { ReactNode } from 'react'
import { create } from 'zustand'
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

const useToastStore = create<{ toasts: readonly ToastEntry[] }>(() => ({ toasts: [] }))

const update = (change: (toasts: readonly ToastEntry[]) => readonly ToastEntry[]): void =>
  useToastStore.setState(({ toasts }) => ({ toasts: change(toasts) }))

let counter = 0

/** For something that happened elsewhere or finished later; answers to the user's own act belong beside it. Returns its id. */
export function showToast(options: ToastOptions): string {
  const id = options.id ?? `toast-${++counter}`
  const entry = { ...options, id, isOpen: true }
  update((toasts) => {
    const isKnown = toasts.some((known) => known.id === id)
    const next = isKnown
      ? toasts.map((known) => (known.id === id ? entry : known))
      : [...toasts, entry]
    return next.slice(-TOAST.maximum)
  })
  return id
}

/** Starts the exit animation; the list removes the toast afterwards. */
export function dismissToast(id: string): void {
  update((toasts) => toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
}

/** Takes a dismissed toast away; one that was shown again meanwhile stays. */
export function removeToast(id: string): void {
  update((toasts) => toasts.filter((toast) => toast.id !== id || toast.isOpen))
}

export const getToasts = () => useToastStore.getState().toasts

export const useToasts = () => useToastStore((state) => state.toasts)
