/** What belongs to one log-in, and is compared with the answer. */
export interface SignInChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}
