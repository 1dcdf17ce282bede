import type { Schema } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

export type TokenScope = Schema<'TokenScope'>

export const scopes = ['Read', 'Play', 'Organize', 'Administer'] as const satisfies TokenScope[]

export const scopeLabels = {
  Read: msg({ message: 'Read', context: 'what a token may do' }),
  Play: msg({ message: 'Play', context: 'what a token may do' }),
  Organize: msg({ message: 'Organize', context: 'what a token may do' }),
  Administer: msg({ message: 'Administer', context: 'what a token may do' }),
} satisfies Record<TokenScope, MessageDescriptor>

export const scopeNotes = {
  Read: msg`See games, scoreboards and your teams, and as a monitor what monitors see. No flags, no accounts of others.`,
  Play: msg`Act as you in games: join, send flags, start instances, run teams.`,
  Organize: msg`Make and change games, challenges and flags. Games are not deleted by it.`,
  Administer: msg`Everything an administrator may do, accounts and settings too. Give it only to programs you trust fully.`,
} satisfies Record<TokenScope, MessageDescriptor>
