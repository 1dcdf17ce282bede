import type { AuditAction, AuditKind } from '@halyard/api'
import type { AuditFilter } from '@halyard/query'

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
] as const satisfies readonly AuditKind[]

export const auditActions = ['Created', 'Changed', 'Deleted'] as const satisfies AuditAction[]

/** A moment from an address; none where it says nothing of the kind. */
function parseMoment(text: string | null): number | undefined {
  const at = Number(text)
  return text && Number.isSafeInteger(at) && at >= 0 ? at : undefined
}

/** Which entries an address asks for: `?kind=`, `?action=`, `?by=`, `?q=`, `?from=` and `?to=`. */
export function parseAuditFilter(search: URLSearchParams): AuditFilter {
  const kind = auditKinds.find((known) => known === search.get('kind'))
  const action = auditActions.find((known) => known === search.get('action'))
  const [user, subject] = [search.get('by')?.trim(), search.get('q')?.trim()]
  const [from, to] = [parseMoment(search.get('from')), parseMoment(search.get('to'))]
  return {
    ...(kind && { kind }),
    ...(action && { action }),
    ...(user && { user }),
    ...(subject && { subject }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}
