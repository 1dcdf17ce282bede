import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'

const all = ['info'] as const
const posts = [...all, 'posts'] as const

/** Read once: never again on focus, never again after a failure. */
const once = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
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

/** Prefix of everything that shows posts. */
export const postKeys = posts

/** A fresh proof-of-work challenge: each is used once, so it is fetched, not cached. */
export const fetchPowChallenge = (signal?: AbortSignal) =>
  unwrap(api().GET('/api/captcha/powchallenge', { signal }))
