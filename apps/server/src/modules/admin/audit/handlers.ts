import { listEntries } from '#modules/audit/service.ts'
import { entryView } from '#modules/audit/view.ts'
import { handle } from '#modules/operation/handle.ts'

const listAudit = handle('listAudit', async ({ db, query }) =>
  (await listEntries(db, query)).map(entryView),
)

export const auditHandlers = { listAudit }
