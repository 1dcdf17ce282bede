import type { UserInfo } from '@halyard/api'
import { Button, PageHeader } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { useAllUsers } from '#features/administer/pages.ts'
import { usePasswordReset } from '#features/administer/users/use-password-reset.tsx'
import { useUserChoice } from '#features/administer/users/use-user-choice.ts'
import { UserList } from '#features/administer/users/user-list.tsx'
import { UsersToolbar } from '#features/administer/users/users-toolbar.tsx'
import { chosenUsers, idOf, isLastAdmin } from '#features/administer/users/users.ts'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { Link } from '#shared/link.tsx'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import { paths } from '#shared/paths.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const UserDrawer = lazyPart(
  'UserDrawer',
  () => import('#features/administer/users/user-drawer.tsx'),
)

/** All accounts of the platform. */
export function UsersScreen() {
  const { t } = useLingui()
  const { items, total, error, retry } = useAllUsers()
  return (
    <Page title={[t`Users`, t`Admin`]} width="page">
      <PageHeader
        title={<Trans>Users</Trans>}
        description={total !== undefined && <Plural value={total} one="# user" other="# users" />}
        actions={
          <Button icon={<Upload size={16} />} asChild>
            <Link to={paths.adminAccounts()}>
              <Trans>Import accounts</Trans>
            </Link>
          </Button>
        }
      />
      <ListFrame
        isPaged
        data={items}
        error={error}
        onRetry={retry}
        failed={t`The users did not load`}
        loading={t`The users are loading`}
      >
        {(users) => <Users users={users} />}
      </ListFrame>
    </Page>
  )
}

function Users({ users }: { users: readonly UserInfo[] }) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(true)
  const { choice, clear } = useUserChoice()
  const drawer = useOpenParam('user')
  const reset = usePasswordReset()
  const chosen = useMemo(() => chosenUsers(users, choice), [users, choice])
  const opened = users.find(({ id }) => id === drawer.value)
  return (
    <>
      <UsersToolbar users={users} isShown={isShown} onShownChange={setIsShown} />
      {chosen.length > 0 ? (
        <UserList
          isGrouped={choice.isShared}
          users={chosen}
          isShown={isShown}
          onOpen={(user) => drawer.open(idOf(user))}
          onReset={reset.ask}
        />
      ) : (
        <NothingMatches
          title={t`No user matches the filter`}
          showAll={t`Show all users`}
          onShowAll={clear}
        />
      )}
      <Suspense>
        {opened && (
          <UserDrawer
            key={opened.id}
            user={opened}
            isLastAdmin={isLastAdmin(users, opened)}
            onReset={() => reset.ask(opened)}
            onClose={drawer.close}
          />
        )}
      </Suspense>
      {reset.dialog}
    </>
  )
}
