import type { UserInfo } from '@halyard/api'
import { Button, Menu } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useUserSeries } from '#features/administer/users/use-user-series.tsx'
import { ChosenBar } from '#shared/list/chosen-bar.tsx'
import { roleLabels } from '#shared/session/role-labels.ts'

type BulkBarProps = {
  selected: readonly UserInfo[]
  ownId: string | undefined
  onClear: () => void
}

/** What can be done with all chosen users at once. Nobody locks themselves out with it: their own account is left out. */
export function BulkBar({ selected, ownId, onClear }: BulkBarProps) {
  const { t, i18n } = useLingui()
  const { confirmEmail, setRole, remove } = useUserSeries()
  const others = selected.filter(({ id }) => id !== ownId)
  const unconfirmed = selected.filter(({ emailConfirmed }) => !emailConfirmed)
  const roles = ['User', 'Monitor', 'Admin'] as const
  return (
    <ChosenBar label={t`Selected users`} count={selected.length} onClear={onClear}>
      {unconfirmed.length > 0 && (
        <Button size="sm" onClick={() => confirmEmail(unconfirmed)}>
          <Trans>Confirm email</Trans>
        </Button>
      )}
      {others.length > 0 && (
        <>
          <Menu
            label={t`Role`}
            trigger={
              <Button size="sm">
                <Trans>Role</Trans>
              </Button>
            }
            items={roles.map((role) => ({
              label: i18n._(roleLabels[role]),
              onSelect: () => setRole(others, role),
            }))}
          />
          <Button size="sm" tone="danger" onClick={() => setRole(others, 'Banned')}>
            <Trans>Ban</Trans>
          </Button>
          <Button size="sm" tone="danger" onClick={() => remove(others)}>
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
    </ChosenBar>
  )
}
