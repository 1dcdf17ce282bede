import { hasStatus, unwrap } from '@halyard/api'
import type { Profile, Schema } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'

const all = ['account'] as const

export const accountQueries = {
  all: () => all,
  /** Who is signed in; null for a visitor, which is an answer and not a failure. */
  profile: () =>
    queryOptions({
      queryKey: [...all, 'profile'],
      queryFn: async ({ signal }): Promise<Profile | null> => {
        try {
          return await unwrap(api().GET('/api/account/profile', { signal }))
        } catch (error) {
          if (hasStatus(error, 401)) return null
          throw error
        }
      },
      staleTime: fresh.own,
    }),
  /** How late mail is; polled, only for servers that name `mailPolicy` among their extensions. */
  mailDelay: () =>
    queryOptions({
      queryKey: ['mailDelay'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/account/maildelay', { signal })),
      refetchInterval: poll(fresh.list),
    }),
  /** Where the person is logged in; only for servers that name `sessions` among their extensions. */
  sessions: () =>
    queryOptions({
      queryKey: [...all, 'sessions'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/account/sessions', { signal })),
      staleTime: fresh.list,
    }),
  /** With what the person logs in; only for servers that name `oidc` among their extensions. */
  identities: () =>
    queryOptions({
      queryKey: [...all, 'identities'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/account/identities', { signal })),
      staleTime: fresh.list,
    }),
  /** What a provider said of a visitor who has no account yet; the same servers. */
  join: () =>
    queryOptions({
      queryKey: [...all, 'join'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/account/join', { signal })),
      staleTime: fresh.list,
    }),
  /** The own second factor; only for servers that name `secondFactor` among their extensions. */
  secondFactor: () =>
    queryOptions({
      queryKey: [...all, 'second-factor'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/account/secondfactor', { signal })),
      staleTime: fresh.list,
    }),
  /** What a log-in waits for; null where none waits, which is an answer and not a failure. */
  loginStep: () =>
    queryOptions({
      queryKey: [...all, 'login-step'],
      queryFn: async ({ signal }): Promise<Schema<'LoginStepModel'> | null> => {
        try {
          return await unwrap(api().GET('/api/account/login/step', { signal }))
        } catch (error) {
          if (hasStatus(error, 404)) return null
          throw error
        }
      },
      staleTime: 0,
      gcTime: 0,
    }),
}
