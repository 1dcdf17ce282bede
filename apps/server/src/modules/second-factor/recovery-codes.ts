import { hash } from 'node:crypto'
import type { Db } from '#db/database.ts'
import { replaceRecoveryCodes } from '#modules/second-factor/repository.ts'
import type { Randomness } from '#platform/random.ts'

const COUNT = 10
const LENGTH = 16
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Nearly eighty random bits need no slow hash. */
export const hashOfCode = (code: string): Buffer =>
  hash('sha256', code.toLowerCase().replaceAll(/[\s-]/g, ''), 'buffer')

/** Replaces the recovery codes of an account and returns them, this one time. */
export async function renewCodes(
  tx: Db,
  { random }: { random: Randomness },
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => newCode(random))
  await replaceRecoveryCodes(tx, userId, codes.map(hashOfCode))
  return codes
}

function newCode(random: Randomness): string {
  const chars = Array.from({ length: LENGTH }, () => ALPHABET[random.below(ALPHABET.length)])
  return chars.join('').replaceAll(/(.{4})(?!$)/g, '$1-')
}
