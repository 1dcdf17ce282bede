import type { UserInfo } from '@halyard/api'
import { DataTable } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useUserChoice } from '#features/administer/users/use-user-choice.ts'
import { useUserSeries } from '#features/administer/users/use-user-series.tsx'
import { useUserColumns } from '#features/administer/users/user-columns.tsx'
import { UserMenu } from '#features/administer/users/user-menu.tsx'
import { idOf, nameOf, userSorts } from '#features/administer/users/users.ts'
import { asDataSort, asListSort } from '#shared/cards/data-sort.ts'
import { useUser } from '#shared/session/user.ts'

export type UserTableProps = {
  users: readonly UserInfo[]
  isShown: boolean
  onOpen: (user: UserInfo) => void
  onReset: (user: UserInfo) => void
  /** Ids, also of users that are not in this table. */
  chosen: ReadonlySet<string>
  onChosenChange: (chosen: ReadonlySet<string>) => void
  /** Names the table where there are several. */
  label?: string
}

/** Users with what can be done with one. Ten thousand are no more work: only those in view are drawn. */
export function UserTable({ users, isShown, onOpen, onReset, ...rest }: UserTableProps) {
  const { t } = useLingui()
  const { chosen, onChosenChange, label = t`Users` } = rest
  const ownId = useUser()?.userId
  const ids = new Set(users.map(idOf))
  const { choice, setSort } = useUserChoice()
  const series = useUserSeries()
  const columns = useUserColumns(isShown, (user) => (
    <UserMenu user={user} isOwn={user.id === ownId} series={series} onReset={onReset} />
  ))
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={users}
      rowKey={idOf}
      rowName={nameOf}
      sort={asDataSort(choice.sort)}
      onSortChange={({ columnId, direction }) => {
        const column = userSorts.find((known) => known === columnId)
        if (column) setSort(asListSort({ columnId: column, direction }))
      }}
      selection={{
        selected: new Set([...ids].filter((id) => chosen.has(id))),
        onChange: (next) =>
          onChosenChange(new Set([...[...chosen].filter((id) => !ids.has(id)), ...next])),
        words: { all: t`Select all`, row: (name) => t`Select ${name}` },
      }}
      isHighlighted={({ id }) => id === ownId}
      onOpen={onOpen}
    />
  )
}
