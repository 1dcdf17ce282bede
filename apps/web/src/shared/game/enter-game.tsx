import type { Game } from '@halyard/api'
import { Button } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { useUser } from '#shared/session/user.ts'

type EnterGameProps = { gameId: number; detail: Pick<Game, 'status'> | undefined }

/** The way from a game's card to its page; for who may join, right into joining. */
export function EnterGame({ gameId, detail }: EnterGameProps) {
  const isVisitor = useUser() === null
  const mayJoin = detail?.status === 'Unsubmitted' || detail?.status === 'Rejected'
  return (
    <Button tone="primary" asChild>
      <Link to={paths.game(gameId, { dlg: mayJoin && !isVisitor ? 'join' : undefined })}>
        {mayJoin ? <Trans>Join</Trans> : <Trans>Details</Trans>}
      </Link>
    </Button>
  )
}
