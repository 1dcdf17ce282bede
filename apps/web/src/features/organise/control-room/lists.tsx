import type { Schema } from '@halyard/api'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Row, Section } from '#features/organise/control-room/section.tsx'
import { RelativeTime } from '#shared/format/local-time.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './control-room.css.ts'

type ListProps = { gameId: number; room: Schema<'ControlRoomModel'> }

/** Teams that nobody has decided about. */
export function WaitingTeams({ gameId, room }: ListProps) {
  const { t } = useLingui()
  return (
    <Section title={t`Teams that wait for your decision`} count={room.waitingTeams}>
      {room.waiting.map(({ team, since }) => (
        <Row
          key={team.id}
          name={team.name}
          to={paths.gameReview(gameId, { status: 'Pending', team: team.id })}
        >
          <RelativeTime at={since} />
        </Row>
      ))}
    </Section>
  )
}

/** Challenges that many solve at once: a hint helped, or a flag is going round. */
export function SuddenlySolved({ gameId, room }: ListProps) {
  const { t } = useLingui()
  return (
    <Section
      title={t`Suddenly solved`}
      count={room.sudden.length}
      about={
        <Trans>
          More teams solved these in the last 20 minutes than in the hour before. A hint may have
          helped, or a flag is being passed around.
        </Trans>
      }
    >
      {room.sudden.map(({ challenge, recent: teams, lastAt }) => (
        <Row
          key={challenge.id}
          name={challenge.title}
          to={paths.monitorSubmissions(gameId, { challenge: challenge.title, type: 'accepted' })}
          details={<RelativeTime at={lastAt} />}
        >
          <Plural value={teams} one="# team" other="# teams" />
        </Row>
      ))}
    </Section>
  )
}

/** Wrong flags that several teams sent: often the challenge is wrong, not the teams. */
export function CommonAnswers({ gameId, room }: ListProps) {
  const { t } = useLingui()
  return (
    <Section
      title={t`Several teams sent the same wrong flag`}
      count={room.common.length}
      about={<Trans>The flag of the challenge may be wrong.</Trans>}
    >
      {room.common.map(({ challenge, answer, teams, lastAt }) => (
        <Row
          key={`${challenge.id} ${answer}`}
          name={challenge.title}
          to={paths.monitorSubmissions(gameId, {
            challenge: challenge.title,
            q: answer,
            type: 'wrong',
          })}
          details={
            <>
              <code dir="ltr" className={styles.answer}>
                {answer}
              </code>{' '}
              · <RelativeTime at={lastAt} />
            </>
          }
        >
          <Plural value={teams} one="# team" other="# teams" />
        </Row>
      ))}
    </Section>
  )
}

/** Who may need a hint. */
export function StuckTeams({ gameId, room }: ListProps) {
  const { t } = useLingui()
  return (
    <Section
      title={t`Stuck teams`}
      count={room.stuckTeams}
      about={<Trans>Many wrong flags in the last hour, and none correct since.</Trans>}
    >
      {room.stuck.map(({ team, wrong, challenge, lastAt }) => (
        <Row
          key={team.id}
          name={team.name}
          to={paths.monitorSubmissions(gameId, { team: team.name, type: 'wrong' })}
          details={
            <>
              <bdi>{challenge.title}</bdi> · <RelativeTime at={lastAt} />
            </>
          }
        >
          <Plural value={wrong} one="# wrong flag" other="# wrong flags" />
        </Row>
      ))}
    </Section>
  )
}

/** Challenges that may be too hard, or broken. */
export function UnsolvedChallenges({ gameId, room }: ListProps) {
  const { t } = useLingui()
  return (
    <Section
      title={t`Unsolved challenges`}
      count={room.unsolvedChallenges}
      about={<Trans>Open for more than an hour, and nobody has solved them.</Trans>}
    >
      {room.unsolved.map(({ challenge, since, tried }) => (
        <Row
          key={challenge.id}
          name={challenge.title}
          to={paths.gameChallenge(gameId, challenge.id)}
          details={<RelativeTime at={since} />}
        >
          {tried > 0 ? (
            <Plural value={tried} one="# team tried" other="# teams tried" />
          ) : (
            <Trans>Nobody tried</Trans>
          )}
        </Row>
      ))}
    </Section>
  )
}
