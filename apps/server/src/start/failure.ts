import { isDatabaseAway } from '#db/errors.ts'
import { MoveInError } from '#move-in/failure.ts'
import { errorCodeOf } from '#platform/error-code.ts'
import { StoreAwayError } from '#platform/objects/object-store.ts'
import { StartError } from '#platform/start-error.ts'

const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space and start again.',
  EDQUOT: 'The disk quota is used up: free some space and start again.',
  EMFILE: 'The system allows too few open files: raise the limit (ulimit -n) and start again.',
  '53100': 'The disk of the database is full: free some space and start again.',
  '28P01': 'The database refuses the name or password in DATABASE_URL.',
  '28000': 'The database refuses the name or password in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist: create it first.',
  '42501': 'The account in DATABASE_URL may not create tables in its database: grant it the right.',
}

/** The sentence for an operator whose platform did not start; undefined for a fault of ours. */
export function startErrorMessage(error: unknown): string | undefined {
  if (error instanceof StartError || error instanceof MoveInError) return error.message
  if (error instanceof StoreAwayError)
    return 'The object store does not answer, or refused what was asked of it: start again when it works.'
  const code = errorCodeOf(error) ?? ''
  const known = SENTENCES[code]
  if (known !== undefined) return known
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return 'The host named in DATABASE_URL is not known: check its name.'
  }
  return isDatabaseAway(error)
    ? 'The database cannot be reached: check that it runs and that DATABASE_URL is right.'
    : undefined
}
