import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import { editTag } from '#modules/operation/tags.ts'
import { DEFAULT_SETTINGS } from '#modules/settings/defaults.ts'
import type { SettingsValues } from '#modules/settings/defaults.ts'

const view = ({ deniedDomains, perMinute }: SettingsValues['mailPolicy']) => {
  const policy = { deniedDomains, perMinute }
  return { ...policy, etag: editTag(policy) } satisfies Schema<'MailPolicyModel'>
}

const getMailPolicy = handle('getMailPolicy', async ({ settings }) => {
  settings.forget()
  return view((await settings.read()).mailPolicy)
})

const updateMailPolicy = handle('updateMailPolicy', async (ctx) => {
  const { body, tx, settings, request, mailQueue } = ctx
  const mailPolicy = { ...DEFAULT_SETTINGS.mailPolicy, ...body }
  await tx(async (open) => {
    const present = await settings.lock(open)
    requireMatch(request.headers['if-match'], view(present.mailPolicy).etag)
    await settings.save(open, { mailPolicy })
  })
  settings.forget()
  // A higher limit counts at once for what waits.
  await mailQueue.resume()
  return view(mailPolicy)
})

export const adminMailHandlers = { getMailPolicy, updateMailPolicy }
