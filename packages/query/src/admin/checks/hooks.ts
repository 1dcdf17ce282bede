import { sendTestMail, testCaptcha } from '#admin/checks/mutations.ts'
import { healthQueries } from '#admin/checks/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useGetHealthHistory = queryHook(healthQueries.history)

export const useGetHealth = queryHook(healthQueries.now)

export const useSendTestMail = mutationHook(sendTestMail)

export const useTestCaptcha = mutationHook(testCaptcha)
