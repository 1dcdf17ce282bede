import type { UserInfo } from '@halyard/api'
import { IconButton, Menu } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Ban, Ellipsis, KeyRound, ShieldOff, Trash2, Undo2 } from 'lucide-react'
import { useFactorReset } from '#features/administer/users/use-factor-reset.tsx'
import type { UserSeries } from '#features/administer/users/use-user-series.tsx'
import { nameOf } from '#features/administer/users/users.ts'

type UserMenuProps = {
  user: UserInfo
  isOwn: boolean
  /** Of the whole table: the menus of its rows come and go while it is scrolled. */
  series: UserSeries
  onReset: (user: UserInfo) => void
}

/** What can be done with one user without opening the details. */
export function UserMenu({ user, isOwn, series, onReset }: UserMenuProps) {
  const { t } = useLingui()
  const { setRole, remove } = series
  const askFactor = useFactorReset()
  const name = nameOf(user)
  const isBanned = user.role === 'Banned'
  const ownReason = isOwn && { disabledReason: t`This is your own account.` }
  return (
    <Menu
      align="end"
      label={t`Actions for ${name}`}
      items={[
        { label: t`Reset password`, icon: <KeyRound size={16} />, onSelect: () => onReset(user) },
        ...(user.hasSecondFactor === true
          ? [
              {
                label: t`Reset second factor`,
                icon: <ShieldOff size={16} />,
                onSelect: () => askFactor(user),
              },
            ]
          : []),
        { kind: 'separator' },
        {
          label: isBanned ? t`Lift the ban` : t`Ban`,
          icon: isBanned ? <Undo2 size={16} /> : <Ban size={16} />,
          tone: isBanned ? 'default' : 'danger',
          onSelect: () => setRole([user], isBanned ? 'User' : 'Banned'),
          ...ownReason,
        },
        {
          label: t`Delete…`,
          icon: <Trash2 size={16} />,
          tone: 'danger',
          onSelect: () => remove([user]),
          ...ownReason,
        },
      ]}
      trigger={
        <IconButton label={t`Actions for ${name}`} hasTooltip={false}>
          <Ellipsis size={16} />
        </IconButton>
      }
    />
  )
}
