import type { ScoreboardRow } from '@halyard/api'
import { IconButton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useFollowed } from '#features/scoreboard/followed.ts'

type FollowButtonProps = { gameId: number; team: Pick<ScoreboardRow, 'id' | 'name'> }

/** A star: the team stays in sight and can be looked at alone. */
export function FollowButton({ gameId, team: { id, name } }: FollowButtonProps) {
  const { t } = useLingui()
  const { ids, toggle } = useFollowed(gameId)
  const isFollowed = ids.has(id)
  return (
    <IconButton
      size="sm"
      label={t`Follow ${name}`}
      hasTooltip={false}
      aria-pressed={isFollowed}
      onClick={() => toggle(id)}
    >
      <Star size={14} {...(isFollowed && { fill: 'currentColor' })} />
    </IconButton>
  )
}
