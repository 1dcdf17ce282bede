import { readBcryptHash } from '#platform/bcrypt-hash.ts'
import { readStoredIdentityHash } from '#platform/identity-hash.ts'

/** A password's hash that another platform made. */
export interface ForeignHash {
  /** As it is stored in place of one of ours. */
  readonly stored: string
  /** Compares in constant time. */
  readonly fits: (password: string) => Promise<boolean>
}

/** The hash that is stored as this text; undefined when it is none of a known kind. */
export const readForeignHash = (stored: string): ForeignHash | undefined =>
  readStoredIdentityHash(stored) ?? readBcryptHash(stored)
