import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'

export const sendTestMail = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/admin/mail/test')),
  onSuccess: refresh(adminStale.sendTestMail),
})

export const testCaptcha = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/admin/captcha/test')),
  onSuccess: refresh(adminStale.testCaptcha),
})
