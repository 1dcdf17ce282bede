import { useQuery } from '@tanstack/react-query'
import { infoQueries, siteQueries } from '#info/queries.ts'
import { loadedHook, queryHook } from '#core/hooks.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useGetClientConfig = queryHook(infoQueries.config)

export const useGetCaptchaInfo = queryHook(infoQueries.captcha)

export const useListPosts = queryHook(infoQueries.posts)

export const useListLatestPosts = queryHook(infoQueries.latestPosts)

export const useLoadedPost = loadedHook(infoQueries.post)

/** What the server says about itself, asked again every so many milliseconds. */
export const useReadReadiness = <Content>(
  read: Parameters<typeof siteQueries.readiness<Content>>[0],
  refetchInterval: number,
) => useQuery({ ...siteQueries.readiness(read), refetchInterval })

export const useReadPackages = <Content>(
  read: Parameters<typeof siteQueries.packages<Content>>[0],
) => useQuery(siteQueries.packages(read))
