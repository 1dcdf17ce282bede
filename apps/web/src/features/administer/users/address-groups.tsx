import { Button, Inline, SectionHeader, Stack } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { UserTable } from '#features/administer/users/user-table.tsx'
import type { UserTableProps } from '#features/administer/users/user-table.tsx'
import { byAddress } from '#features/administer/users/users.ts'
import { PrivateText } from '#shared/private/private-text.tsx'

/** Addresses that are rendered at once: each has a table of its own. */
const step = 25

/** Users who share an address with others, under its heading. */
export function AddressGroups({ users, ...table }: UserTableProps) {
  const [shownCount, setShownCount] = useState(step)
  const groups = [...byAddress(users)]
  return (
    <Stack gap={6}>
      {groups.slice(0, shownCount).map(([address, group]) => (
        <Group key={address} {...table} address={address} users={group} />
      ))}
      {groups.length > shownCount && (
        <div>
          <Button onClick={() => setShownCount(shownCount + step)}>
            <Trans>Show more addresses</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Group({ address, ...table }: UserTableProps & { address: string }) {
  const { t } = useLingui()
  const total = table.users.length
  return (
    <Stack gap={2}>
      <SectionHeader
        level={2}
        title={
          <Inline gap={3}>
            <PrivateText text={address} isShown={table.isShown} />
            <Plural value={total} one="# user" other="# users" />
          </Inline>
        }
      />
      <UserTable {...table} label={table.isShown ? t`Users at ${address}` : t`Users`} />
    </Stack>
  )
}
