import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileShow } from '#features/administer/files/use-file-choice.ts'

/** What uses files, or that nothing does. */
export const showLabels = {
  Unused: msg({ message: 'Unused', context: 'stored files' }),
  Challenge: msg`Challenges`,
  Game: msg`Games`,
  Post: msg`Posts`,
  User: msg`Users`,
  Team: msg`Teams`,
  Writeup: msg`Write-ups`,
  Setting: msg`Settings`,
} as const satisfies Record<FileShow, MessageDescriptor>
