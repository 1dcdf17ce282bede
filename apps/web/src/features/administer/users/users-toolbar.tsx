import type { UserInfo } from '@halyard/api'
import { FilterChips, SearchField, Switch } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { useLingui } from '@lingui/react/macro'
import { MailWarning, Network } from 'lucide-react'
import { sortFields } from '#features/administer/users/sort-fields.ts'
import { useUserChoice } from '#features/administer/users/use-user-choice.ts'
import { addressOf, roleFilters, sharedAddresses } from '#features/administer/users/users.ts'
import { asDataSort, asListSort } from '#shared/cards/data-sort.ts'
import { SortField } from '#shared/cards/sort-field.tsx'
import { useFormat } from '#shared/format/format.ts'
import { useMedia } from '#shared/hooks/use-media.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import { roleWords } from '#shared/session/role-words.ts'
import * as styles from '../administer.css.ts'

type UsersToolbarProps = {
  users: readonly UserInfo[]
  isShown: boolean
  onShownChange: (isShown: boolean) => void
}

/** Search and filters over all users; what needs a look says how often it is there. */
export function UsersToolbar({ users, isShown, onShownChange }: UsersToolbarProps) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const { choice, setText, setRole, setUnconfirmed, setShared, setSort } = useUserChoice()
  const isWide = useMedia(from('lg'))
  const searchKey = useSingleKey('/')
  const shownKey = useSingleKey('v')
  const shared = sharedAddresses(users)
  const marks = [choice.isUnconfirmed && 'unconfirmed', choice.isShared && 'shared'] as const
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={t`Search users`}
          placeholder={t`Name, email, student number or IP`}
          clearLabel={t`Clear the search`}
          shortcut={searchKey}
          value={choice.text}
          onValueChange={setText}
        />
      </div>
      <FilterChips
        type="single"
        label={t`Role`}
        options={roleFilters.map((value) => ({
          value,
          label: value === 'all' ? t`All` : i18n._(roleWords[value]),
        }))}
        value={choice.role}
        onValueChange={setRole}
      />
      <FilterChips
        type="multiple"
        label={t`Needs a look`}
        options={[
          {
            value: 'unconfirmed',
            label: t({ message: 'Not confirmed', context: 'the email of an account' }),
            icon: <MailWarning size={16} />,
            count: number(users.filter(({ emailConfirmed }) => !emailConfirmed).length),
          },
          {
            value: 'shared',
            label: t`Same address`,
            icon: <Network size={16} />,
            count: number(users.filter((user) => shared.has(addressOf(user))).length),
          },
        ]}
        value={marks.filter((mark) => mark !== false)}
        onValueChange={(next) => {
          if (next.includes('unconfirmed') !== choice.isUnconfirmed)
            setUnconfirmed(!choice.isUnconfirmed)
          if (next.includes('shared') !== choice.isShared) setShared(!choice.isShared)
        }}
      />
      {!isWide && (
        <SortField
          columns={sortFields}
          sort={asDataSort(choice.sort)}
          onSortChange={(next) => setSort(asListSort(next))}
        />
      )}
      <div className={styles.last}>
        <Switch
          label={t`Personal data`}
          checked={isShown}
          onCheckedChange={onShownChange}
          aria-keyshortcuts={shownKey}
        />
      </div>
    </div>
  )
}
