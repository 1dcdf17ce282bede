import type { AuditAction, AuditEntry, AuditKind } from '@halyard/api'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What an entry is about. */
export const kindLabels = {
  Setting: msg`Settings`,
  User: msg`User`,
  Team: msg`Team`,
  TeamMember: msg`Member of a team`,
  Participation: msg`Team in a game`,
  Game: msg`Game`,
  Challenge: msg`Challenge`,
  Flag: msg`Flag`,
  Attachment: msg`Attachment`,
  Division: msg`Division`,
  DivisionRule: msg`Rights in a division`,
  Notice: msg`Notice`,
  Post: msg`Post`,
  File: msg`File`,
  Token: msg`API token`,
  Instance: msg`Instance`,
  Capture: msg`Captured traffic`,
  Adjustment: msg`Adjustment of points`,
  VoidedSolve: msg`Voided solve`,
  Hint: msg`Hint with a price`,
  Field: msg`Field of players`,
  Staff: msg`Role in a game`,
  Author: msg`Author of a challenge`,
  StaffInvitation: msg`Invitation to the staff of a game`,
  Provider: msg`Login provider`,
  Identity: msg`Linked account`,
  SecondFactor: msg`Second factor`,
  Question: msg`Question of a team`,
  CannedAnswer: msg`Canned answer`,
  Webhook: msg`Webhook`,
  Signal: msg`Signal`,
} as const satisfies Record<AuditKind, MessageDescriptor>

/** What happened to it. */
export const actionLabels = {
  Created: msg({ message: 'Created', context: 'what staff did to something' }),
  Changed: msg({ message: 'Changed', context: 'what staff did to something' }),
  Deleted: msg({ message: 'Deleted', context: 'what staff did to something' }),
} as const satisfies Record<AuditAction, MessageDescriptor>

/** The groups that settings are stored in, by the sections that show them. */
const settingLabels: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  globalConfig: msg({ message: 'Platform', comment: 'Settings of the whole site.' }),
  accountPolicy: msg`Accounts`,
  containerPolicy: msg`Instances`,
  secondFactor: msg`Second factor`,
}

/** Something that a call changed. */
export type AuditSubject = Pick<AuditEntry, 'kind' | 'subjectId' | 'subjectName'>

/** What was changed: its kind and its name. */
export function subjectOf(i18n: I18n, { kind, subjectId, subjectName }: AuditSubject) {
  const group = kind === 'Setting' ? settingLabels[subjectId] : undefined
  return {
    kind: i18n._(kindLabels[kind]),
    name: group ? i18n._(group) : (subjectName ?? subjectId),
  }
}
