import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountField } from '#features/organise/accounts/fields.ts'
import type { TableProblem } from '#features/organise/accounts/table.ts'

export const fieldLabels = {
  userName: msg`Username`,
  email: msg`Email`,
  password: msg`Password`,
  realName: msg`Real name`,
  stdNumber: msg`Student number`,
  phone: msg`Phone`,
  teamName: msg`Team`,
} as const satisfies Record<AccountField, MessageDescriptor>

/** Why nothing of a list can be read. */
export const tableProblemTexts = {
  empty: msg`There are no rows in it. The first row names the columns, each other row is one account.`,
  encoding: msg`The file is not in UTF-8. Save it as “CSV UTF-8”, then choose it again.`,
  broken: msg`A quotation mark in the file is not closed, so its rows cannot be told apart.`,
  'too-long': msg`The file has more than 20,000 rows. Split it.`,
} as const satisfies Record<TableProblem, MessageDescriptor>
