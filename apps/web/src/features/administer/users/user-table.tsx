import type { UserInfo } from '@halyard/api'
import { DataTable } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BulkBar } from '#features/administer/users/bulk-bar.tsx'
import { useUserChoice } from '#features/administer/users/use-user-choice.ts'
import { useUserColumns } from '#features/administer/users/user-columns.tsx'
import { UserMenu } from '#features/administer/users/user-menu.tsx'
import { idOf, nameOf, userSorts } from '#features/administer/users/users.ts'
import { useUser } from '#shared/session/user.ts'

type UserTableProps = {
  users: readonly UserInfo[]
  isShown: boolean
  onOpen: (user: UserInfo) => void
  onReset: (user: UserInfo) => void
}

/** Users with what can be done with one, or with all that are chosen. Ten thousand are no more work: only those in view are drawn. */
export function UserTable({ users, isShown, onOpen, onReset }: UserTableProps) {
  const { t } = useLingui()
  const ownId = useUser()?.userId
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = users.filter((user) => chosen.has(idOf(user)))
  const { choice, setSort } = useUserChoice()
  const columns = useUserColumns(isShown, (user) => (
    <UserMenu user={user} isOwn={user.id === ownId} onReset={onReset} />
  ))
  return (
    <>
      <DataTable
        label={t`Users`}
        columns={columns}
        rows={users}
        rowKey={idOf}
        rowName={nameOf}
        sort={
          choice.sort && {
            columnId: choice.sort.column,
            direction: choice.sort.isDescending ? 'descending' : 'ascending',
          }
        }
        onSortChange={({ columnId, direction }) => {
          const column = userSorts.find((known) => known === columnId)
          if (column) setSort({ column, isDescending: direction === 'descending' })
        }}
        selection={{
          selected: new Set(selected.map(idOf)),
          onChange: setChosen,
          words: { all: t`Select all`, row: (name) => t`Select ${name}` },
        }}
        isHighlighted={({ id }) => id === ownId}
        onOpen={onOpen}
      />
      <BulkBar selected={selected} ownId={ownId} onClear={() => setChosen(new Set())} />
    </>
  )
}
