import type { AuditAction, AuditKind } from '@halyard/api'
import type { AuditFilter } from '@halyard/query'
import { momentParam, optionParam, parseChoice, textParam } from '#shared/list/list-choice.ts'
import type { ListChoice } from '#shared/list/list-choice.ts'

/** What can be asked for, in the order of the list. */
export const auditKinds = [
  'Setting',
  'User',
  'Team',
  'TeamMember',
  'Participation',
  'Game',
  'Challenge',
  'Flag',
  'Attachment',
  'Division',
  'DivisionRule',
  'Notice',
  'Post',
  'File',
  'Token',
  'Instance',
  'Capture',
  'Adjustment',
  'VoidedSolve',
  'Hint',
] as const satisfies readonly AuditKind[]

export const auditActions = ['Created', 'Changed', 'Deleted'] as const satisfies AuditAction[]

export const auditParams = {
  kind: optionParam('kind', ['all', ...auditKinds], 'all'),
  action: optionParam('action', ['all', ...auditActions], 'all'),
  user: textParam('by'),
  subject: textParam('q'),
  from: momentParam('from'),
  to: momentParam('to'),
}

/** The entries that a choice asks a server for. */
export function auditFilter(choice: ListChoice<typeof auditParams>): AuditFilter {
  const { kind, action, from, to } = choice
  const [user, subject] = [choice.user.trim(), choice.subject.trim()]
  return {
    ...(kind !== 'all' && { kind }),
    ...(action !== 'all' && { action }),
    ...(user && { user }),
    ...(subject && { subject }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/** Which entries an address asks for. */
export const parseAuditFilter = (search: URLSearchParams): AuditFilter =>
  auditFilter(parseChoice(auditParams, search))
