import type { SubmissionType } from '@halyard/api'
import type { PennantKind } from '@halyard/ui'

const kinds = {
  FirstBlood: 'first',
  SecondBlood: 'second',
  ThirdBlood: 'third',
  Normal: 'solve',
  Unaccepted: 'solve',
} as const satisfies Record<SubmissionType, PennantKind>

/** The pennant of a solve. */
export const pennantOf = (type: SubmissionType): PennantKind => kinds[type] ?? 'solve'
