import type { Schema } from '@halyard/api'
import { Badge, Stat, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#shared/format/format.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { useMayOpen } from '#shared/session/user.ts'
import * as styles from './control-room.css.ts'

type NumbersProps = {
  gameId: number
  room: Schema<'ControlRoomModel'>
  /** Undefined where teams cannot ask. */
  openQuestions: number | undefined
}

/** The game in a few numbers, each of which leads to its list. */
export function Numbers({ gameId, room, openQuestions }: NumbersProps) {
  const mayOpen = useMayOpen()
  const { number } = useFormat()
  const { instances } = room
  const instancesTo = mayOpen('adminInstances') ? paths.adminInstances() : undefined
  return (
    <dl className={styles.stats}>
      <Linked label={<Trans>Teams</Trans>} to={paths.gameReview(gameId, { status: 'Accepted' })}>
        {number(room.acceptedTeams)}
      </Linked>
      <Linked label={<Trans>Waiting</Trans>} to={paths.gameReview(gameId, { status: 'Pending' })}>
        {number(room.waitingTeams)}
      </Linked>
      {openQuestions !== undefined && (
        <Linked label={<Trans>Questions</Trans>} to={paths.gameQuestions(gameId)}>
          {number(openQuestions)}
        </Linked>
      )}
      <Linked label={<Trans>Stuck</Trans>} to={paths.monitorSubmissions(gameId, { type: 'wrong' })}>
        {number(room.stuckTeams)}
      </Linked>
      <Linked label={<Trans>Unsolved</Trans>} to={paths.gameChallenges(gameId)}>
        {number(room.unsolvedChallenges)}
      </Linked>
      {instances.engineWorks !== null && (
        <Linked label={<Trans>Running instances</Trans>} to={instancesTo}>
          {number(instances.running)}
        </Linked>
      )}
      {instances.engineWorks === false && (
        <Stat label={<Trans>Container engine</Trans>}>
          <Badge tone="bad">
            <Trans comment="State of a part of the server.">Does not work</Trans>
          </Badge>
        </Stat>
      )}
    </dl>
  )
}

type LinkedProps = { label: ReactNode; to: string | undefined; children: ReactNode }

function Linked({ label, to, children }: LinkedProps) {
  return (
    <Stat
      label={
        to === undefined ? (
          label
        ) : (
          <TextLink asChild>
            <Link to={to}>{label}</Link>
          </TextLink>
        )
      }
    >
      {children}
    </Stat>
  )
}
