import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'

const all = ['info'] as const
const posts = [...all, 'posts'] as const

/** Read once: never again on focus, and after a failure neither at once nor by the next component that shows it. */
const once = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

export const infoQueries = {
  all: () => all,
  config: () =>
    queryOptions({
      queryKey: [...all, 'config'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/config', { signal })),
      ...once,
      // What an administrator changes reaches pages that stay open.
      refetchInterval: poll(fresh.list),
    }),
  captcha: () =>
    queryOptions({
      queryKey: [...all, 'captcha'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/captcha', { signal })),
      ...once,
    }),
  posts: () =>
    queryOptions({
      queryKey: [...posts, 'list'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/posts', { signal })),
      staleTime: fresh.list,
      refetchInterval: poll(fresh.live),
    }),
  latestPosts: () =>
    queryOptions({
      queryKey: [...posts, 'latest'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/posts/latest', { signal })),
      staleTime: fresh.list,
      refetchInterval: poll(fresh.live),
    }),
  post: (id: string) =>
    queryOptions({
      queryKey: [...posts, 'one', id],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/posts/{id}', { params: { path: { id } }, signal })),
      staleTime: fresh.list,
      refetchInterval: poll(fresh.live),
    }),
}

type Read<Content> = (call: { signal: AbortSignal }) => Promise<Content>

/** What is no operation of the contract: each is read by its caller. */
export const siteQueries = {
  /** What the probe of the server says. */
  readiness: <Content>(read: Read<Content>) =>
    queryOptions({
      queryKey: ['readiness'],
      queryFn: read,
      retry: false,
      // A browser without a network shows something here, too.
      networkMode: 'always',
      gcTime: 0,
    }),
  /** The packages of others that the program is made of. */
  packages: <Content>(read: Read<Content>) =>
    queryOptions({
      queryKey: ['about', 'packages'],
      queryFn: read,
      staleTime: Infinity,
      retry: false,
    }),
}

/** Prefix of everything that shows posts. */
export const postKeys = posts

/** A fresh proof-of-work challenge: each is used once, so it is fetched, not cached. */
export const fetchPowChallenge = (signal?: AbortSignal) =>
  unwrap(api().GET('/api/captcha/powchallenge', { signal }))
