import type { CheckedRow } from '#features/organise/accounts/check.ts'

type WithAccount = Pick<CheckedRow, 'account'>

// Cells that the list and its result share.

export const nameCell = ({ account }: WithAccount) => <bdi>{account.userName}</bdi>
export const emailCell = ({ account }: WithAccount) => <bdi>{account.email}</bdi>
export const teamCell = ({ account }: WithAccount) => <bdi>{account.teamName}</bdi>
