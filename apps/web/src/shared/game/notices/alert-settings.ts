import type { NoticeKind } from '@halyard/ui'
import {
  createPersistedStore,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

/** What a player wants to be alerted of, and how. */
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

const defaults: AlertSettings = {
  bloods: true,
  challenges: true,
  hints: true,
  staff: true,
  sound: false,
  desktop: false,
}

const store = createPersistedStore('halyard:alerts', {
  initial: defaults,
  parse: (text): AlertSettings => {
    const found = Object.entries(Object(JSON.parse(text))).filter(
      ([key, value]) => key in defaults && typeof value === 'boolean',
    )
    return { ...defaults, ...Object.fromEntries(found) }
  },
})

/** The settings of this browser, at this moment. */
export const alertSettings = (): AlertSettings => readPersisted(store)

export const changeAlerts = (changes: Partial<AlertSettings>): void =>
  void writePersisted(store, { ...alertSettings(), ...changes })

export const useAlertSettings = (): AlertSettings => usePersisted(store)

const settingOf = {
  first: 'bloods',
  second: 'bloods',
  third: 'bloods',
  challenge: 'challenges',
  hint: 'hints',
  notice: 'staff',
} as const satisfies Record<NoticeKind, keyof AlertSettings>

/** Whether the player wants alerts of notices of a kind. */
export const isWanted = (kind: NoticeKind, wishes: AlertSettings): boolean =>
  wishes[settingOf[kind]]
