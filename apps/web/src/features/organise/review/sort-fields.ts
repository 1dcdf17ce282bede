import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { reviewSorts } from '#features/organise/review/use-review-choice.ts'

const labels = {
  team: msg`Team`,
  status: msg`Status`,
} satisfies Record<(typeof reviewSorts)[number], MessageDescriptor>

/** What teams can be sorted by. */
export const sortFields = reviewSorts.map((id) => ({ id, label: labels[id] }))
