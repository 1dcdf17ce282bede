import type { Game } from '@halyard/api'
import { Button, Callout } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#shared/format/format.ts'
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

type CorrectionsProps = {
  corrections: NonNullable<Game['corrections']>
  challenges: readonly { id: number; title: string }[]
}

/** What organizers changed of the team's result, and why. Prices of hints are no news. */
export function Corrections({ corrections, challenges }: CorrectionsProps) {
  const { t } = useLingui()
  const { signed } = useFormat()
  const titles = new Map(challenges.map(({ id, title }) => [id, title]))
  const awards = corrections.adjustments.filter(({ kind }) => kind === 'award')
  if (awards.length + corrections.voided.length === 0) return null
  return (
    <Callout tone="warn" title={t`The organizers corrected your result`}>
      <ul>
        {corrections.voided.map(({ challengeId, reason, time }) => {
          const challenge = titles.get(challengeId) ?? t`A deleted challenge`
          return (
            <li key={`${challengeId}-${time}`} dir="auto">
              <Trans>
                Your solve of “{challenge}” does not count: {reason}
              </Trans>
            </li>
          )
        })}
        {awards.map(({ id, points, reason }) => {
          const change = signed(points)
          return (
            <li key={id} dir="auto">
              <Trans comment="Points that organizers gave or took, such as −50, and why.">
                Points: {change}. {reason}
              </Trans>
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}
