import type { Game } from '@halyard/api'
import { Button, Callout } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'

export function AllSolved({ total }: { total: number }) {
  const { t } = useLingui()
  return (
    <Callout tone="ok" title={t`All ${total} solved`}>
      <Trans>Nothing left to solve for now. You will get a notice when more opens.</Trans>
    </Callout>
  )
}

/** @param deadline epoch milliseconds */
export function WriteupDue({ game, deadline }: { game: Game; deadline: number }) {
  const { t } = useLingui()
  return (
    <Callout
      tone="warn"
      title={t`Your write-up is due`}
      action={
        <Button size="sm" asChild>
          <Link to={paths.game(game.id, { dlg: 'writeup' })}>
            <Trans comment="Button: uploads a write-up.">Hand in</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>
        Files are accepted for another <TimeLeft until={deadline} />
      </Trans>
    </Callout>
  )
}
