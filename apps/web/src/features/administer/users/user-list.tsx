import { AddressGroups } from '#features/administer/users/address-groups.tsx'
import { BulkBar } from '#features/administer/users/bulk-bar.tsx'
import { UserTable } from '#features/administer/users/user-table.tsx'
import type { UserTableProps } from '#features/administer/users/user-table.tsx'
import { idOf } from '#features/administer/users/users.ts'
import { useSelection } from '#shared/list/use-selection.ts'
import { useUser } from '#shared/session/user.ts'

type UserListProps = Omit<UserTableProps, 'selection' | 'label'> & {
  /** Under headings, one for each address. */
  isGrouped: boolean
}

/** Users, and what can be done with all that are chosen. */
export function UserList({ isGrouped, ...rest }: UserListProps) {
  const { rows, clear, selection } = useSelection(rest.users, idOf)
  const ownId = useUser()?.userId
  const List = isGrouped ? AddressGroups : UserTable
  return (
    <>
      <List {...rest} selection={selection} />
      <BulkBar selected={rows} ownId={ownId} onClear={clear} />
    </>
  )
}
