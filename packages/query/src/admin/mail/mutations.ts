import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { mailPolicyQueries } from '#admin/mail/queries.ts'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { refresh } from '#core/stale.ts'

/** Only for servers that name `mailPolicy` among their extensions. */
export const updateMailPolicy = mutationOptions({
  mutationFn: ({ etag, ...body }: Schema<'MailPolicyModel'>) =>
    unwrap(api().PUT('/api/admin/mail/policy', { params: ifMatch(etag), body })),
  onSuccess: refresh(adminStale.updateMailPolicy),
  // The next save is made to what is stored by now.
  onError: (error, _saved, _result, { client }) =>
    isOutdated(error) ? client.invalidateQueries(mailPolicyQueries.detail()) : undefined,
})
