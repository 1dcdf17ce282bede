import { useGetTeam } from '@halyard/query'
import { Callout, HouseFlag, Inline } from '@halyard/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import * as styles from './team-list.css.ts'

type TeamPreviewProps = {
  teamId: number
  /** The server has said by itself why nobody can join. */
  isRefused: boolean
}

/** Whose code this is, as the server knows it: the name inside a code may be old, or a lie. */
export function TeamPreview({ teamId, isRefused }: TeamPreviewProps) {
  const { data: team } = useGetTeam(teamId)
  if (!team) return null
  return (
    <>
      <Inline gap={3} align="center" isWrapping={false}>
        <HouseFlag name={team.name ?? ''} src={team.avatar} size={36} />
        <span className={styles.words}>
          <bdi className={styles.name}>{team.name}</bdi>
          <span className={styles.meta}>
            <Plural value={team.members?.length ?? 0} one="# member" other="# members" />
          </span>
        </span>
      </Inline>
      {team.locked && !isRefused && (
        <Callout tone="warn" icon={<Lock size={16} />}>
          <Trans>
            This team is locked while it plays a game: nobody can join before the game ends.
          </Trans>
        </Callout>
      )}
    </>
  )
}
