import type { Role } from '#db/tables/accounts.ts'

/** The account behind a session, as it is in the database at this request. */
export interface SessionUser {
  readonly id: string
  readonly userName: string
  readonly role: Role
}
