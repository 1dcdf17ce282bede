import { msg } from '@lingui/core/macro'

/** What the table of users can be sorted by; on narrow screens most of it has no column. */
export const sortFields = [
  { id: 'name', word: msg({ message: 'User', context: 'an account' }) },
  { id: 'email', word: msg`Email` },
  { id: 'realName', word: msg`Real name` },
  { id: 'number', word: msg`Student or staff number` },
  { id: 'seen', word: msg`Last seen` },
  { id: 'ip', word: msg`IP address` },
] as const
