import { Card, HouseFlag } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { CheatCase, Involved } from '#features/monitor/cheat/cases.ts'
import { SuspendButton } from '#features/monitor/cheat/case-card.tsx'
import { SecretFlag } from '#features/monitor/secret-flag.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'
import { StatusMark } from '#shared/game/challenge/status-mark.tsx'
import * as styles from './cheat.css.ts'

/** Everything one team is part of. */
export function TeamCard({ gameId, involved }: { gameId: number; involved: Involved }) {
  const { party, cases } = involved
  const { name } = party.team
  return (
    <Card asChild padding="none">
      <article className={styles.card} aria-label={name}>
        <div className={styles.pair}>
          <div className={styles.party}>
            <HouseFlag name={name} size={36} />
            <bdi className={styles.partyName}>{name}</bdi>
            <StatusMark status={party.status} />
          </div>
          <SuspendButton gameId={gameId} party={party} />
        </div>
        <ul className={styles.incidents}>
          {cases.flatMap((each) =>
            each.incidents.map(({ key, challenge, flag, user, time }) => (
              <li key={`${each.key} ${key}`} className={styles.incident}>
                <Part party={party} cheatCase={each} />
                <bdi className={styles.challenge}>{challenge}</bdi>
                <SecretFlag text={flag} />
                <bdi className={styles.muted}>{user}</bdi>
                <LocalTime at={time} format="dateTime" className={styles.muted} />
              </li>
            )),
          )}
        </ul>
      </article>
    </Card>
  )
}

type PartProps = { party: Involved['party']; cheatCase: CheatCase }

function Part({ party, cheatCase: { owner, submitter } }: PartProps) {
  if (party.id === submitter.id) {
    const other = <bdi>{owner.team.name}</bdi>
    return (
      <span>
        <Trans>Submitted a flag of {other}</Trans>
      </span>
    )
  }
  const other = <bdi>{submitter.team.name}</bdi>
  return (
    <span>
      <Trans>Its flag was submitted by {other}</Trans>
    </span>
  )
}
