/** What went wrong between the page and the daemon: the four kinds that players see. */
export type DaemonFailure =
  /** It is older than 0.4, or has no version at all. */
  | { readonly kind: 'VersionMismatch'; readonly version?: string }
  /** Nobody answers, or the browser does not let the page ask. */
  | { readonly kind: 'DaemonUnavailable' }
  /** It answers, and refuses. */
  | { readonly kind: 'DaemonError'; readonly status: number; readonly message: string }
  /** Whatever answers does not use the daemon's protocol. */
  | { readonly kind: 'Unknown' }

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: DaemonFailure }

export const success = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

export const failed = (failure: DaemonFailure): { ok: false; failure: DaemonFailure } => ({
  ok: false,
  failure,
})
