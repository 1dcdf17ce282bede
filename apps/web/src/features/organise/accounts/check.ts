import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { accountFields } from '#features/organise/accounts/fields.ts'
import type { AccountField, Mapping } from '#features/organise/accounts/fields.ts'
import type { TableRow } from '#features/organise/accounts/table.ts'
import { brokenRules } from '#shared/forms/password.ts'
import { fold } from '#shared/fold.ts'

type Account = Schema<'UserCreateModel'>

/** What is wrong with one cell, or with a row beside the others. */
export type Issue =
  | { code: 'missing' | 'too-short' | 'too-long' | 'malformed' | 'weak'; field: AccountField }
  | { code: 'twice'; field: 'userName' | 'email'; row: number }
  /** The name is one account's, the mail another's. */
  | { code: 'clash' }

export type CheckedRow = {
  row: number
  /** Without a password where one is to be made. */
  account: Omit<Account, 'password'> & { password?: string }
  issues: Issue[]
  /** Whether the platform has such an account: sending it would change that one, its password too. */
  isKnown: boolean
}

/** Accounts of the platform, by what must be unique. */
export type KnownAccounts = {
  names: ReadonlyMap<string, string>
  emails: ReadonlyMap<string, string>
}

/** How the platform compares names and addresses. */
export const keyOf = (text: string): string => fold(text.trim())

type Limits = { minLength?: number; maxLength?: number; pattern?: string }
const limitsOf: Record<AccountField, Limits> = limits.userCreateModel
const required: readonly AccountField[] = ['userName', 'email']

/** Checks every row by the limits of the contract, against the other rows and against the platform. */
export function checkRows(
  rows: readonly TableRow[],
  mapping: Mapping,
  known: KnownAccounts,
): CheckedRow[] {
  const seen = { userName: new Map<string, number>(), email: new Map<string, number>() }
  return rows.map(({ row, cells }) => {
    const account = accountOf(cells, mapping)
    const issues = accountFields.flatMap((field) => cellIssues(field, account[field] ?? ''))
    for (const field of ['userName', 'email'] as const) {
      const key = keyOf(account[field])
      const first = key === '' ? undefined : seen[field].get(key)
      if (first !== undefined) issues.push({ code: 'twice', field, row: first })
      else seen[field].set(key, row)
    }
    const byName = known.names.get(keyOf(account.userName))
    const byEmail = known.emails.get(keyOf(account.email))
    if (byName !== undefined && byEmail !== undefined && byName !== byEmail) {
      issues.push({ code: 'clash' })
    }
    return { row, account, issues, isKnown: byName !== undefined || byEmail !== undefined }
  })
}

function accountOf(cells: readonly string[], mapping: Mapping): CheckedRow['account'] {
  const cell = (field: AccountField) => {
    const place = mapping[field]
    return place === undefined ? '' : (cells[place] ?? '')
  }
  const optional = (['password', 'realName', 'stdNumber', 'phone', 'teamName'] as const)
    .map((field) => [field, cell(field)] as const)
    .filter(([, value]) => value !== '')
  return { userName: cell('userName'), email: cell('email'), ...Object.fromEntries(optional) }
}

function cellIssues(field: AccountField, value: string): Issue[] {
  const { minLength = 0, maxLength = Infinity, pattern } = limitsOf[field]
  if (value === '') return required.includes(field) ? [{ code: 'missing', field }] : []
  if (field === 'password') return brokenRules(value).length > 0 ? [{ code: 'weak', field }] : []
  if (value.length < minLength) return [{ code: 'too-short', field }]
  if (value.length > maxLength) return [{ code: 'too-long', field }]
  const isMalformed = pattern !== undefined && !new RegExp(pattern, 'u').test(value)
  return isMalformed ? [{ code: 'malformed', field }] : []
}

/** The limits that an issue is about, for its words. */
export const lengthsOf = (field: AccountField) => limitsOf[field]
