import type { Schema } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Participation } from '#features/organise/review/participations.ts'

export type DeclarationState = Schema<'DeclarationState'>

/** What a state says of the declaration of a division. */
export const declarationLabel = {
  Accepted: msg({ message: 'Accepted', comment: 'A player has accepted the declaration.' }),
  Earlier: msg({
    message: 'Earlier text accepted',
    comment: 'A player has accepted the declaration before its text was changed.',
  }),
  Missing: msg({ message: 'Not accepted', comment: 'A player has not accepted the declaration.' }),
} as const satisfies Record<DeclarationState, MessageDescriptor>

/** The tone of a mark for it; the words say it, too. */
export const declarationTone = {
  Accepted: 'ok',
  Earlier: 'warn',
  Missing: 'bad',
} as const satisfies Record<DeclarationState, string>

/** How many players of a team have accepted the declaration as it is; undefined where none is asked for. */
export const acceptedOf = ({ declarations }: Participation) =>
  declarations && {
    accepted: declarations.filter(({ state }) => state === 'Accepted').length,
    all: declarations.length,
  }
