import { msg } from '@lingui/core/macro'

/** What the table of users can be sorted by; on narrow screens most of it has no column. */
export const sortFields = [
  { id: 'name', label: msg({ message: 'User', context: 'an account' }) },
  { id: 'email', label: msg`Email` },
  { id: 'realName', label: msg`Real name` },
  { id: 'number', label: msg`Student or staff number` },
  { id: 'seen', label: msg`Last seen` },
  { id: 'ip', label: msg`IP address` },
] as const
