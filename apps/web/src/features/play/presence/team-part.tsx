import type { Challenge } from '@halyard/api'
import { useUpdateWorking } from '@halyard/query'
import { Avatar, FormError, Switch } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import * as parts from '#features/play/presence/team-part.css.ts'
import { TeamNote } from '#features/play/presence/team-note.tsx'
import type { Shared, Worker } from '#features/play/presence/use-shared.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { RelativeTime } from '#shared/format/local-time.tsx'

type TeamPartProps = { gameId: number; challenge: Challenge; shared: Shared }

/** What the team shares about an open challenge: who works on it, and its note. */
export function TeamPart({ gameId, challenge, shared }: TeamPartProps) {
  const { id } = challenge
  const mates = shared.mates.get(id) ?? []
  return (
    <>
      <section className={`${styles.section} ${styles.laterOnPhone}`}>
        <TeamSwitch gameId={gameId} challengeId={id} isWorking={shared.working.has(id)} />
        {mates.length > 0 && <AtWork mates={mates} />}
      </section>
      <TeamNote
        key={id}
        gameId={gameId}
        challengeId={id}
        sharedVersion={shared.notes.get(id) ?? 0}
      />
    </>
  )
}

type TeamSwitchProps = { gameId: number; challengeId: number; isWorking: boolean }

function TeamSwitch({ gameId, challengeId, isWorking }: TeamSwitchProps) {
  const { t } = useLingui()
  const { mutate, isPending, variables, error } = useUpdateWorking()
  const isOn = isPending ? variables.isWorking : isWorking
  return (
    <>
      <Switch
        label={t`I am working on this`}
        hint={t`Your team sees it for two hours, or as long as you look at this game.`}
        checked={isOn}
        onCheckedChange={() => mutate({ gameId, challengeId, isWorking: !isOn })}
      />
      <FormError>{error ? <ErrorMessage error={error} /> : undefined}</FormError>
    </>
  )
}

function AtWork({ mates }: { mates: readonly Worker[] }) {
  const { t } = useLingui()
  return (
    <ul
      className={parts.list}
      aria-label={t({
        message: 'At work',
        comment: 'Heading of a list: members of the own team who are working on a challenge.',
      })}
    >
      {mates.map(({ userId, userName, avatar, since }) => (
        <li key={userId} className={parts.member}>
          <Avatar name={userName} src={avatar} size={22} />
          <span className={parts.name}>
            <Trans comment="A member of the team began to work on a challenge; {time} such as: 5 minutes ago.">
              <bdi>{userName}</bdi> began <RelativeTime at={since} />
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}
