import { useState } from 'react'
import { AddressGroups } from '#features/administer/users/address-groups.tsx'
import { BulkBar } from '#features/administer/users/bulk-bar.tsx'
import { UserTable } from '#features/administer/users/user-table.tsx'
import type { UserTableProps } from '#features/administer/users/user-table.tsx'
import { idOf } from '#features/administer/users/users.ts'
import { useUser } from '#shared/session/user.ts'

type UserListProps = Omit<UserTableProps, 'chosen' | 'onChosenChange' | 'label'> & {
  /** Under headings, one for each address. */
  isGrouped: boolean
}

/** Users, and what can be done with all that are chosen. */
export function UserList({ isGrouped, ...rest }: UserListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ownId = useUser()?.userId
  const table = { ...rest, chosen, onChosenChange: setChosen }
  return (
    <>
      {isGrouped ? <AddressGroups {...table} /> : <UserTable {...table} />}
      <BulkBar
        selected={rest.users.filter((user) => chosen.has(idOf(user)))}
        ownId={ownId}
        onClear={() => setChosen(new Set())}
      />
    </>
  )
}
