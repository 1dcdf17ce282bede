import type { Role, Schema, UserInfo } from '@halyard/api'
import { useDeleteUsers, useUpdateUsers } from '@halyard/query'
import type { PacedResult } from '@halyard/query'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { nameOf } from '#features/administer/users/users.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { useSeriesToast } from '#shared/feedback/use-series-toast.tsx'
import { roleLabels } from '#shared/session/role-labels.ts'

type Users = readonly UserInfo[]

/** What can be done with one user or many: asks where somebody loses something, and reports each result. */
export function useUserSeries() {
  const { t, i18n } = useLingui()
  const series = useSeriesToast('users')
  const { mutateAsync: update } = useUpdateUsers()
  const { mutateAsync: remove } = useDeleteUsers()

  const end = (title: string, users: Users, { failed, left }: PacedResult<UserInfo>) =>
    series.end({
      title,
      total: users.length,
      failures: failed.map(({ item, error }) => ({ title: nameOf(item), error })),
      leftCount: left.length,
    })
  const change = async (users: Users, sent: Schema<'AdminUserInfoModel'>) => {
    const paced = series.begin(users.length, t`Changing users…`)
    const result = await update({ users, change: sent, ...paced })
    end(
      t`${plural(result.done.length, { one: '# user changed', other: '# users changed' })}`,
      users,
      result,
    )
  }
  const removeAll = async (users: Users) => {
    const paced = series.begin(users.length, t`Deleting users…`)
    const result = await remove({ users, ...paced })
    end(
      t`${plural(result.done.length, { one: '# user deleted', other: '# users deleted' })}`,
      users,
      result,
    )
  }
  const consequences: Record<Role, string> = {
    Admin: t`Administrators can read and change everything, including other people's accounts.`,
    Monitor: t`Monitors see every submission and flag of every game, but change nothing.`,
    User: t`Players see only what their teams may see.`,
    Banned: t`They are logged out immediately and cannot log in again. Their teams and solves stay.`,
  }
  return {
    confirmEmail: (users: Users) => void change(users, { emailConfirmed: true }),
    setRole: (users: Users, role: Role) => {
      const label = i18n._(roleLabels[role])
      const count = users.length
      confirm({
        title: (
          <Plural
            value={count}
            one={`Give # user the role “${label}”?`}
            other={`Give # users the role “${label}”?`}
          />
        ),
        body: consequences[role],
        action: t`Change role`,
        tone: role === 'Banned' ? 'danger' : 'default',
        run: () => {
          void change(users, { role })
          return Promise.resolve()
        },
      })
    },
    remove: (users: Users) =>
      confirm({
        title: <Plural value={users.length} one="Delete the user?" other="Delete # users?" />,
        body: (
          <Trans>
            Their accounts cannot be brought back; what they played stays, without their names.
            Captains cannot be deleted before their teams are. To keep someone out, ban them.
          </Trans>
        ),
        action: t`Delete`,
        tone: 'danger',
        run: () => {
          void removeAll(users)
          return Promise.resolve()
        },
      }),
  }
}

export type UserSeries = ReturnType<typeof useUserSeries>
