import { useGetTeam } from '@halyard/query'
import { HouseFlag, Inline } from '@halyard/ui'
import { Plural } from '@lingui/react/macro'
import * as styles from '#shared/team/team-preview.css.ts'

/** Whose code this is, as the server knows it: the name inside a code may be old, or a lie. */
export function TeamPreview({ teamId }: { teamId: number }) {
  const { data: team } = useGetTeam(teamId)
  if (!team) return null
  return (
    <Inline gap={3} align="center" isWrapping={false}>
      <HouseFlag name={team.name ?? ''} src={team.avatar} size={36} />
      <span className={styles.text}>
        <bdi className={styles.name}>{team.name}</bdi>
        <span className={styles.meta}>
          <Plural value={team.members?.length ?? 0} one="# member" other="# members" />
        </span>
      </span>
    </Inline>
  )
}
