import { readBcryptHash } from '#platform/bcrypt-hash.ts'
import type { ForeignHash } from '#platform/foreign-hash.ts'
import { readStoredIdentityHash } from '#platform/identity-hash.ts'

/** The hash that is stored as this text; undefined when it is none of a known kind. */
export const readForeignHash = (stored: string): ForeignHash | undefined =>
  readStoredIdentityHash(stored) ?? readBcryptHash(stored)
