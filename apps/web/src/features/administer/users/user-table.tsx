import type { UserInfo } from '@halyard/api'
import { DataTable } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useUserChoice } from '#features/administer/users/use-user-choice.ts'
import { useUserSeries } from '#features/administer/users/use-user-series.tsx'
import { useUserColumns } from '#features/administer/users/user-columns.tsx'
import { UserMenu } from '#features/administer/users/user-menu.tsx'
import { idOf, nameOf } from '#features/administer/users/users.ts'
import type { Selection } from '#shared/list/use-selection.ts'
import { useUser } from '#shared/session/user.ts'

export type UserTableProps = {
  users: readonly UserInfo[]
  isShown: boolean
  onOpen: (user: UserInfo) => void
  onReset: (user: UserInfo) => void
  /** Of all users, also of those that are not in this table. */
  selection: Selection
  /** Names the table where there are several. */
  label?: string
}

/** Users with what can be done with one. Ten thousand are no more work: only those in view are rendered. */
export function UserTable({ users, isShown, onOpen, onReset, ...rest }: UserTableProps) {
  const { t } = useLingui()
  const { selection, label = t`Users` } = rest
  const ownId = useUser()?.userId
  const ids = new Set(users.map(idOf))
  const { choice, set } = useUserChoice()
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
      sort={choice.sort}
      onSortChange={(sort) => set({ sort })}
      selection={{
        ...selection,
        selected: new Set([...ids].filter((id) => selection.selected.has(id))),
        onChange: (next) =>
          selection.onChange(
            (chosen) => new Set([...[...chosen].filter((id) => !ids.has(id)), ...next]),
          ),
      }}
      isHighlighted={({ id }) => id === ownId}
      onOpen={onOpen}
    />
  )
}
