import { useQuery } from '@tanstack/react-query'
import type { QueryHookOptions } from '#core/hook-options.ts'
import { infoQueries } from '#info/queries.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useGetClientConfig = (options?: QueryHookOptions) =>
  useQuery({ ...infoQueries.config(), ...options })

export const useGetCaptchaInfo = (options?: QueryHookOptions) =>
  useQuery({ ...infoQueries.captcha(), ...options })

export const useListPosts = (options?: QueryHookOptions) =>
  useQuery({ ...infoQueries.posts(), ...options })
