import { Button, Callout } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** Above the screens of a game that somebody else has deleted meanwhile. */
export function EditedGameGone({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <Callout
      tone="bad"
      title={t`“${title}” was deleted by someone else`}
      action={
        <Button asChild>
          <Link to={paths.adminGames()}>
            <Trans>All games</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>Nothing can be saved anymore. Copy what you still need from this page.</Trans>
    </Callout>
  )
}
