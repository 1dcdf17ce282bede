/** A password's hash that another platform made. */
export interface ForeignHash {
  /** As it is stored in place of one of ours. */
  readonly stored: string
  /** Compares in constant time. */
  readonly fits: (password: string) => Promise<boolean>
}
