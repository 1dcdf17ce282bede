import type { SubmissionType } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What a solve is called. */
export const solveLabel = {
  FirstBlood: msg`First blood`,
  SecondBlood: msg`Second blood`,
  ThirdBlood: msg`Third blood`,
  Normal: msg({ message: 'Solved', comment: 'The team has solved this challenge.' }),
  Unaccepted: msg`Not solved`,
} as const satisfies Record<SubmissionType, MessageDescriptor>
