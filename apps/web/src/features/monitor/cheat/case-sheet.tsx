import type { MonitorEntry } from '@halyard/query'
import { Trans } from '@lingui/react/macro'
import { evidenceOf } from '#features/monitor/cheat/cases.ts'
import type { CheatCase } from '#features/monitor/cheat/cases.ts'
import { EvidenceList } from '#features/monitor/cheat/evidence-list.tsx'
import { useCaseNote } from '#features/monitor/cheat/notes.ts'
import { now } from '#shared/clock/clock.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { StatusMark } from '#shared/game/challenge/status-mark.tsx'
import * as styles from './cheat.css.ts'

type CaseSheetProps = {
  game: { id: number; title: string }
  cheatCase: CheatCase
  submissions: readonly MonitorEntry[]
}

/** A case on paper, with its flags. */
export function CaseSheet({ game, cheatCase, submissions }: CaseSheetProps) {
  const { key, owner, submitter, incidents } = cheatCase
  const [note] = useCaseNote(game.id, key)
  return (
    <div className={styles.sheet}>
      <h1>{game.title}</h1>
      <p>
        <LocalTime at={now()} />
      </p>
      {[owner, submitter].map((party) => (
        <p key={party.id}>
          {party.id === owner.id ? <Trans>The flag belongs to</Trans> : <Trans>Sent by</Trans>}{' '}
          <strong dir="auto">{party.team.name}</strong> (#{party.team.id}){' '}
          <StatusMark status={party.status} />
        </p>
      ))}
      <ul>
        {incidents.map(({ key: incidentKey, challenge, flag, user, time }) => (
          <li key={incidentKey} className={styles.incident}>
            <LocalTime at={time} format="dateTime" /> <bdi>{challenge}</bdi> <code>{flag}</code>{' '}
            <bdi>{user}</bdi>
          </li>
        ))}
      </ul>
      <EvidenceList evidence={evidenceOf(cheatCase, submissions)} />
      <p dir="auto">{note}</p>
    </div>
  )
}
