import type { Team } from '@halyard/api'
import { HouseFlag, VisuallyHidden } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Crown, Lock } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import { isCaptain } from '#features/team/rules.ts'
import { useLock } from '#features/team/use-lock.ts'
import { paths } from '#shared/paths.ts'
import * as styles from './team-list.css.ts'

type TeamListProps = {
  teams: readonly Team[]
  chosenId: number | undefined
  userId: string | undefined
}

/** The own teams; the chosen one is in the address. */
export function TeamList({ teams, chosenId, userId }: TeamListProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Your teams`}>
      <ul className={styles.list}>
        {teams.map((team) => (
          <li key={team.id} className={styles.cell}>
            <Link
              to={paths.teams({ team: team.id })}
              replace
              className={styles.item}
              aria-current={team.id === chosenId ? 'true' : undefined}
            >
              <HouseFlag name={team.name ?? ''} src={team.avatar} size={36} />
              <span className={styles.text}>
                <bdi className={styles.name}>{team.name}</bdi>
                <span className={styles.meta}>
                  <Plural value={team.members?.length ?? 0} one="# member" other="# members" />
                </span>
              </span>
              <Marks team={team} isOwn={isCaptain(team, userId)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Marks({ team, isOwn }: { team: Team; isOwn: boolean }) {
  const { isLocked } = useLock(team)
  return (
    <span className={styles.marks}>
      {isLocked && (
        <>
          <Lock size={14} aria-hidden />
          <VisuallyHidden>
            <Trans comment="State of a team: nobody can leave it while it plays.">Locked</Trans>
          </VisuallyHidden>
        </>
      )}
      {isOwn && (
        <>
          <Crown size={14} aria-hidden />
          <VisuallyHidden>
            <Trans>You are the captain</Trans>
          </VisuallyHidden>
        </>
      )}
    </span>
  )
}
