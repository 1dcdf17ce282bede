import type { Game, Team } from '@halyard/api'
import { Button, Callout, Card, Mosaic } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { InviteCode } from '#features/team/invite-code.tsx'
import { MemberList } from '#features/team/member-list.tsx'
import { isCaptain } from '#features/team/rules.ts'
import { TeamHead } from '#features/team/team-head.tsx'
import { useLock } from '#features/team/use-lock.ts'
import { useTeamQuestions } from '#features/team/use-team-questions.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'
import { backgroundPart, lazyPart } from '#shared/lazy-part.ts'
import * as styles from './team-panel.css.ts'

const EditTeam = lazyPart('EditTeam', () => import('#features/team/edit-team.tsx'))

const TeamGames = backgroundPart('TeamGames', () => import('#features/team/team-games.tsx'))

type TeamPanelProps = {
  team: Team
  userId: string | undefined
  /** The reader is no longer in the team, or there is none. */
  onGone: () => void
}

/** One team: who is in it, how others get in, and how it ends. */
export function TeamPanel({ team, userId, onGone }: TeamPanelProps) {
  const isOwn = isCaptain(team, userId)
  const { isLocked, isCertain, game } = useLock(team)
  const isLockedNow = isLocked && isCertain
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div className={styles.panel}>
      <Card padding="none">
        <div className={styles.band}>
          <Mosaic name={team.name ?? ''} columns={26} rows={3} />
        </div>
        <TeamHead team={team} isOwn={isOwn} onEdit={() => setIsEditing(true)} />
        {isOwn && <InviteCode team={team} />}
        <MemberList team={team} userId={userId} isLocked={isLockedNow} />
      </Card>
      <End team={team} isOwn={isOwn} isLocked={isLockedNow} onGone={onGone} />
      {isLocked && <LockNote game={game} />}
      {/* Last: each of its games is asked for, and nothing may move when they come. */}
      <Suspense>
        <TeamGames team={team} />
      </Suspense>
      <Suspense>
        {isEditing && <EditTeam team={team} onClose={() => setIsEditing(false)} />}
      </Suspense>
    </div>
  )
}

function LockNote({ game }: { game: Game | undefined }) {
  const { t } = useLingui()
  const gameTitle = game?.title
  const title = gameTitle
    ? t`Locked while ${gameTitle} is running`
    : t`Locked while the team plays a game`
  return (
    <Callout tone="warn" icon={<Lock size={16} />} title={title}>
      {game ? (
        <Trans>
          Nobody can leave or be removed before <LocalTime at={game.end} />.
        </Trans>
      ) : (
        <Trans>Nobody can leave or be removed before it ends.</Trans>
      )}
    </Callout>
  )
}

type EndProps = { team: Team; isOwn: boolean; isLocked: boolean; onGone: () => void }

function End({ team, isOwn, isLocked, onGone }: EndProps) {
  const { t } = useLingui()
  const { askDisband, askLeave } = useTeamQuestions(team)
  const locked = isLocked
    ? t`The team is locked: it can be left when its game has ended.`
    : undefined
  return (
    <div className={styles.danger}>
      <div>
        <p className={styles.dangerTitle}>
          {isOwn ? <Trans>Disband this team</Trans> : <Trans>Leave this team</Trans>}
        </p>
        <p className={styles.dangerText}>
          {isOwn ? (
            <Trans>Removes the team, its invitation code and its place in games.</Trans>
          ) : (
            <Trans>You can come back with an invitation code.</Trans>
          )}
        </p>
      </div>
      {isOwn ? (
        <Button tone="danger" disabledReason={locked} onClick={() => askDisband(onGone)}>
          <Trans comment="Button: dissolves a team for good.">Disband</Trans>
        </Button>
      ) : (
        <Button tone="danger" disabledReason={locked} onClick={() => askLeave(onGone)}>
          <Trans comment="Button: leaves the team.">Leave</Trans>
        </Button>
      )}
    </div>
  )
}
