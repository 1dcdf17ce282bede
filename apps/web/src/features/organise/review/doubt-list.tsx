import { Callout, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { Doubt } from '#features/organise/review/doubts.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './review.css.ts'

type DoubtListProps = { gameId: number; doubts: readonly Doubt[] }

/** What a reviewer should look at before a team is accepted, each with the way to the other team. */
export function DoubtList({ gameId, doubts }: DoubtListProps) {
  if (doubts.length === 0) return null
  return (
    <Callout tone="warn">
      <ul className={styles.doubts}>
        {doubts.map((doubt) => (
          <li key={`${doubt.kind} ${doubt.participationId} ${doubt.userName}`}>
            <DoubtText gameId={gameId} doubt={doubt} />
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function DoubtText({ gameId, doubt }: { gameId: number; doubt: Doubt }) {
  const { kind, participationId, teamName } = doubt
  const userName = <bdi>{doubt.userName}</bdi>
  const other = (
    <TextLink asChild isInProse>
      <Link to={paths.gameReview(gameId, { status: 'all', team: participationId })}>
        <bdi>{teamName}</bdi>
      </Link>
    </TextLink>
  )
  if (kind === 'name') return <Trans>The name looks like that of {other}.</Trans>
  if (kind === 'member')
    return (
      <Trans>
        {userName} is also a member of {other}.
      </Trans>
    )
  return (
    <Trans>
      Someone in {other} has the same student or staff number as {userName}.
    </Trans>
  )
}
