import { sql } from 'kysely'
import type { Role } from '#db/tables/accounts.ts'

/**
 * For a row of `users`: the role from which on the policy asks for a second factor, where it asks this account and the account has
 * none; null otherwise. Read with the session, so that every process and every kind of connection knows it at once.
 */
export const lackingSecondFactor = sql<Role | null>`(
  select value ->> 'requiredOf' from config
  where section = 'secondFactor'
    and users.role = any(case value ->> 'requiredOf'
      when 'Admin' then array['Admin']
      when 'Monitor' then array['Admin', 'Monitor']
      when 'User' then array['Admin', 'Monitor', 'User'] end)
    and not exists (select from passkeys where passkeys.user_id = users.id)
    and not exists (select from totps where totps.user_id = users.id and totps.secret is not null))`

/** The role that a session of that row of `users` has. */
export const roleOfSession = sql<Role>`case when ${lackingSecondFactor} is null then users.role else 'User' end`
