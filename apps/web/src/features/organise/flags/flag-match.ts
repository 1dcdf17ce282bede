import type { Schema } from '@halyard/api'
import { useHasExtension } from '#shared/platform/platform.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** How answers are compared with a flag. */
export type FlagMatch = Schema<'FlagMatch'>

export const FLAG_MATCHES = ['exact', 'ignoreCase', 'regex'] as const satisfies readonly FlagMatch[]

export const flagMatchLabels = {
  exact: msg({ message: 'Exactly', comment: 'How answers are compared with a flag.' }),
  ignoreCase: msg({ message: 'Ignoring case', comment: 'How answers are compared with a flag.' }),
  regex: msg({ message: 'As a pattern', comment: 'How answers are compared with a flag.' }),
} satisfies Record<FlagMatch, MessageDescriptor>

/** Whether the server compares answers in other ways than exactly. */
export const useHasFlagMatches = () => useHasExtension('flags')

/** Tells flags apart: the same text compared in two ways is two flags. */
export const flagKey = ({ flag, match = 'exact' }: { flag: string; match?: FlagMatch }) =>
  `${match} ${flag}`
