import type { NoticeKind } from '@halyard/ui'
import { useSyncExternalStore } from 'react'

/** What a player wants to be told of at once, and how. */
export type AlertSettings = {
  readonly bloods: boolean
  readonly challenges: boolean
  readonly hints: boolean
  readonly staff: boolean
  /** A short sound with each. */
  readonly sound: boolean
  /** A notification of the system while no page of the platform is in view. */
  readonly desktop: boolean
}

const storageKey = 'halyard:alerts'
const usual: AlertSettings = {
  bloods: true,
  challenges: true,
  hints: true,
  staff: true,
  sound: false,
  desktop: false,
}

const listeners = new Set<() => void>()
let text: string | null = null
let settings = usual

/** The settings of this browser, at this moment. */
export function alertSettings(): AlertSettings {
  const stored = localStorage.getItem(storageKey)
  if (stored === text) return settings
  text = stored
  settings = parse(stored)
  return settings
}

function parse(stored: string | null): AlertSettings {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    const given = Object.entries(Object(found)).filter(
      ([key, value]) => key in usual && typeof value === 'boolean',
    )
    return { ...usual, ...Object.fromEntries(given) }
  } catch {
    return usual
  }
}

export function changeAlerts(changes: Partial<AlertSettings>): void {
  localStorage.setItem(storageKey, JSON.stringify({ ...alertSettings(), ...changes }))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useAlertSettings = (): AlertSettings => useSyncExternalStore(subscribe, alertSettings)

const settingOf = {
  first: 'bloods',
  second: 'bloods',
  third: 'bloods',
  challenge: 'challenges',
  hint: 'hints',
  notice: 'staff',
} as const satisfies Record<NoticeKind, keyof AlertSettings>

/** Whether the player wants to be told at once of notices of a kind. */
export const isWanted = (kind: NoticeKind, wishes: AlertSettings): boolean =>
  wishes[settingOf[kind]]
