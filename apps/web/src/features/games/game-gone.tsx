import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { MessageScreen } from '#shared/errors/message-screen.tsx'
import { paths } from '#shared/paths.ts'

/** In a game's place once the organisers have removed it while it was open. */
export function GameGone({ title }: { title: string | undefined }) {
  const { t } = useLingui()
  return (
    <MessageScreen
      flags={['N']}
      title={t`This game is gone`}
      actions={
        <Button tone="primary" asChild>
          <Link to={paths.games()}>
            <Trans>All games</Trans>
          </Link>
        </Button>
      }
    >
      {title ? (
        <Trans>
          The organizers have removed <bdi>{title}</bdi>.
        </Trans>
      ) : (
        <Trans>The organizers have removed it.</Trans>
      )}
    </MessageScreen>
  )
}
