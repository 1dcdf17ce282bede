import type { GameRole } from '@halyard/api'
import { msg } from '@lingui/core/macro'

/** What somebody may do in one game, in words. */
export const gameRoleLabels = {
  manager: msg({ message: 'Manager', comment: 'Role in one game: does everything in it.' }),
  author: msg({ message: 'Author', comment: 'Role in one game: makes its own challenges.' }),
  monitor: msg({
    message: 'Monitor',
    comment: 'Role of an account: may watch games, but not change them.',
  }),
  reviewer: msg({ message: 'Reviewer', comment: 'Role in one game: accepts teams.' }),
} as const satisfies Record<GameRole, ReturnType<typeof msg>>

/** The same in a sentence. */
export const gameRoleTexts = {
  manager: msg`Does everything in this game, but cannot delete it.`,
  author: msg`Creates challenges, and edits only those they created or were given.`,
  monitor: msg`Watches submissions, events and traffic, and changes nothing.`,
  reviewer: msg`Accepts teams and reads write-ups, and sees nothing else.`,
} as const satisfies Record<GameRole, ReturnType<typeof msg>>
