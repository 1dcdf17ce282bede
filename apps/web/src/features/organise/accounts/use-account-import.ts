import type { Schema } from '@halyard/api'
import { useCreateUsers, userQueries } from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { batchesOf, groupsOf, sendBatch } from '#features/organise/accounts/batches.ts'
import { keyOf } from '#features/organise/accounts/check.ts'
import type { CheckedRow, KnownAccounts } from '#features/organise/accounts/check.ts'
import { makePassword } from '#features/organise/accounts/passwords.ts'
import { readTable } from '#features/organise/accounts/table.ts'
import type { Table, TableProblem } from '#features/organise/accounts/table.ts'

type Outcome = 'created' | 'updated' | 'refused'

export type AccountResult = Pick<CheckedRow, 'row' | 'account' | 'isKnown'> & {
  /** A password that was made here. */
  generated?: string
  outcome: Outcome
  error?: unknown
}

type Prepared = Pick<AccountResult, 'row' | 'account' | 'isKnown' | 'generated'>

export type AccountsState =
  | { step: 'choose'; problem?: TableProblem; error?: unknown }
  | { step: 'reading' }
  | { step: 'check'; fileName: string; table: Table; known: KnownAccounts }
  | { step: 'sending'; done: number; total: number }
  | { step: 'done'; results: readonly AccountResult[]; error?: unknown; left: number }

/** Makes accounts out of a list: reads it, and sends what was checked in batches. Passwords are kept while the screen is open, nowhere else. */
export function useAccountImport() {
  const client = useQueryClient()
  const { mutateAsync } = useCreateUsers()
  const [state, setState] = useState<AccountsState>({ step: 'choose' })
  const results = useRef<AccountResult[]>([])
  const left = useRef<Prepared[][][]>([])
  const total = useRef(0)

  async function open(file: File) {
    setState({ step: 'reading' })
    try {
      const table = await readTable(file)
      if (typeof table === 'string') return setState({ step: 'choose', problem: table })
      const known = await listKnownAccounts(client)
      setState({ step: 'check', fileName: file.name, table, known })
    } catch (error) {
      setState({ step: 'choose', error })
    }
  }

  const show = () =>
    setState({ step: 'sending', done: results.current.length, total: total.current })

  async function run(isResumed: boolean) {
    const add = (rows: readonly Prepared[], more: { outcome?: Outcome; error?: unknown } = {}) => {
      const added = rows.map((row): AccountResult => {
        return { ...row, outcome: row.isKnown ? 'updated' : 'created', ...more }
      })
      results.current = [...results.current, ...added]
      show()
    }
    show()
    let isUnsure = isResumed
    try {
      for (let [batch] = left.current; batch; [batch] = left.current) {
        if (isUnsure && (await hasArrived(client, batch.flat()))) add(batch.flat())
        else {
          await sendBatch(batch, {
            send: (rows) => mutateAsync({ users: rows.map(modelOf) }),
            onDone: add,
            onRefused: (rows, error) => add(rows, { outcome: 'refused', error }),
          })
        }
        isUnsure = false
        left.current = left.current.slice(1)
      }
      setState({ step: 'done', results: results.current, left: 0 })
    } catch (error) {
      // A refused half of a batch may have been sent already: what has a result is not sent again.
      const isOpen = (group: readonly Prepared[]) =>
        !group.some(({ row }) => results.current.some((result) => result.row === row))
      left.current = left.current
        .map((batch) => batch.filter(isOpen))
        .filter((batch) => batch.length > 0)
      const count = left.current.flat(2).length
      setState({ step: 'done', results: results.current, error, left: count })
    }
  }

  return {
    state,
    open: (file: File) => void open(file),
    send: (rows: readonly CheckedRow[]) => {
      const prepared = rows.map(({ row, account, isKnown }): Prepared => {
        const needsPassword = account.password === undefined
        return { row, account, isKnown, ...(needsPassword && { generated: makePassword() }) }
      })
      results.current = []
      left.current = batchesOf(groupsOf(prepared))
      total.current = prepared.length
      void run(false)
    },
    /** Continues after a failure. */
    resume: () => void run(true),
    reset: () => setState({ step: 'choose' }),
  }
}

const modelOf = ({ account, generated = '' }: Prepared): Schema<'UserCreateModel'> => ({
  ...account,
  password: account.password ?? generated,
})

/** Whether a batch whose answer was lost has been taken all the same: it is made whole or not at all. */
async function hasArrived(client: QueryClient, rows: readonly Prepared[]): Promise<boolean> {
  const [first] = rows.filter(({ isKnown }) => !isKnown)
  if (!first) return false
  const { userName } = first.account
  const { data } = await client.query({ ...userQueries.search(userName), staleTime: 0 })
  return data.some((user) => keyOf(user.userName ?? '') === keyOf(userName))
}

const pageSize = 500

async function listKnownAccounts(client: QueryClient): Promise<KnownAccounts> {
  const names = new Map<string, string>()
  const emails = new Map<string, string>()
  for (let skip = 0; ; skip += pageSize) {
    const query = { count: pageSize, skip }
    const { data } = await client.query({ ...userQueries.list(query), staleTime: 0 })
    for (const { id, userName, email } of data) {
      if (!id) continue
      if (userName) names.set(keyOf(userName), id)
      if (email) emails.set(keyOf(email), id)
    }
    if (data.length < pageSize) return { names, emails }
  }
}
