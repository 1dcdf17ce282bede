import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SortColumn } from '#features/organise/challenges/use-choice.ts'

/** The columns that challenges can be sorted by. */
export const sortLabels = {
  state: msg({ message: 'Enabled', context: 'a challenge' }),
  title: msg`Title`,
  category: msg`Category`,
  type: msg({ message: 'Type', context: 'of a challenge' }),
  points: msg`Points`,
  now: msg({ message: 'Now', context: 'points of a challenge' }),
} satisfies Record<SortColumn, MessageDescriptor>
