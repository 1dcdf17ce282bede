import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { refresh } from '#core/stale.ts'

export const updateConfig = mutationOptions({
  mutationFn: (body: Schema<'ConfigEditInput'>) => unwrap(api().PUT('/api/admin/config', { body })),
  onSuccess: refresh(adminStale.updateConfig),
})

export const uploadLogo = mutationOptions({
  mutationFn: (sent: FileToSend) => sendFile('POST', '/api/admin/config/logo', sent),
  onSuccess: refresh(adminStale.uploadLogo),
})

export const resetLogo = mutationOptions({
  mutationFn: (_none: void) => unwrap(api().DELETE('/api/admin/config/logo')),
  onSuccess: refresh<void>(adminStale.resetLogo),
})
