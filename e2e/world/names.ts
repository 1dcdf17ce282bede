import { randomBytes } from 'node:crypto'

let counter = 0

/** A name no other test uses: `prefix` plus six characters (user names allow 15, team names 20). */
export const uniqueName = (prefix: string) =>
  `${prefix}${randomBytes(2).toString('hex')}${(counter++).toString(36)}`
