/** A game, a challenge or a board, as part of a key. */
type Id = number | string

/** What the person left in this browser: it goes when they log out (`clearPersonal`). */
export type PersonalKey =
  | 'halyard:alerts'
  | `halyard:case:${Id}`
  | `halyard:certificate:${Id}`
  | `halyard:draft:${string}`
  | `halyard:followed:${Id}`
  | `halyard:hints:${Id}`
  | 'halyard:instance-tool'
  | 'halyard:instances'
  | 'halyard:monitor-sound'
  | `halyard:notes:${Id}`
  | 'halyard:outbox'
  | `halyard:read:${Id}`
  | 'halyard:rehearsal'
  | `halyard:review:${Id}`
  | `halyard:rights:${Id}`
  | `halyard:seen:${Id}`
  | `halyard:shelves:${Id}`
  | `halyard:told:${Id}`
  | `halyard:tried:${Id}`
  | 'halyard:tunnel'
  | `halyard:uploads:${Id}`
  | 'halyard:waiting'
  | `halyard:working:${Id}`
  | `halyard:writeup:${Id}`
  | `halyard:writeup-deadline:${Id}`
  | `halyard:writeup-marks:${Id}`

/** What belongs to the browser and stays. The appearance has its keys in `packages/ui/src/theme`, the language in `i18n`. */
export type BrowserKey =
  | 'clock-told'
  | 'halyard-flag-patterns'
  | 'halyard-setup'
  | 'halyard-shelves'
  | 'halyard-shortcuts'
  | 'reloaded-for-new-version'
  | 'wsrx-options'

/** Every key of the browser's storage. A key that is not here does not compile. */
export type StorageKey = PersonalKey | BrowserKey
