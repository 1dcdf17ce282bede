import type { UserInfo } from '@halyard/api'
import { FilterChips, Switch } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { useLingui } from '@lingui/react/macro'
import { MailWarning, Network } from 'lucide-react'
import { sortFields } from '#features/administer/users/sort-fields.ts'
import { roleFilters, useUserChoice } from '#features/administer/users/use-user-choice.ts'
import { addressOf, sharedAddresses } from '#features/administer/users/users.ts'
import { useFormat } from '#shared/format/format.ts'
import { useMedia } from '#shared/hooks/use-media.ts'
import { LastTool, ListSearch, ListTools } from '#shared/list/list-tools.tsx'
import { ToggleChips } from '#shared/list/toggle-chips.tsx'
import { SortField } from '#shared/list/sort-field.tsx'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import { roleLabels } from '#shared/session/role-labels.ts'

type UsersToolbarProps = {
  users: readonly UserInfo[]
  isShown: boolean
  onShownChange: (isShown: boolean) => void
}

/** Search and filters over all users; what needs a look says how often it is there. */
export function UsersToolbar({ users, isShown, onShownChange }: UsersToolbarProps) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const { choice, set, type } = useUserChoice()
  const isWide = useMedia(from('lg'))
  const shownKey = useSingleKey('v')
  const shared = sharedAddresses(users)
  return (
    <ListTools>
      <ListSearch
        width="growing"
        label={t`Search users`}
        placeholder={t`Name, email, student number or IP`}
        value={choice.text}
        onValueChange={(text) => type({ text })}
      />
      <FilterChips
        type="single"
        label={t`Role`}
        options={roleFilters.map((value) => ({
          value,
          label: value === 'all' ? t`All` : i18n._(roleLabels[value]),
        }))}
        value={choice.role}
        onValueChange={(role) => set({ role })}
      />
      <ToggleChips
        label={t`Needs attention`}
        choice={choice}
        onChange={set}
        options={[
          {
            value: 'isUnconfirmed',
            label: t({ message: 'Not confirmed', context: 'the email of an account' }),
            icon: <MailWarning size={16} />,
            count: number(users.filter(({ emailConfirmed }) => !emailConfirmed).length),
          },
          {
            value: 'isShared',
            label: t`Same address`,
            icon: <Network size={16} />,
            count: number(users.filter((user) => shared.has(addressOf(user))).length),
          },
        ]}
      />
      {!isWide && (
        <SortField columns={sortFields} sort={choice.sort} onSortChange={(sort) => set({ sort })} />
      )}
      <LastTool>
        <Switch
          label={t`Personal data`}
          checked={isShown}
          onCheckedChange={onShownChange}
          aria-keyshortcuts={shownKey}
        />
      </LastTool>
    </ListTools>
  )
}
