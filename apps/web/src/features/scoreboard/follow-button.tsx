import type { ScoreboardRow } from '@halyard/api'
import { IconButton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useFollowed } from '#features/scoreboard/followed.ts'

type FollowButtonProps = {
  gameId: number
  team: Pick<ScoreboardRow, 'id' | 'name'>
  /** Reached by arrow keys instead of Tab, in a table of thousands. */
  isInTable?: boolean
}

/** A star: the team stays in sight and can be looked at alone. */
export function FollowButton({ gameId, team: { id, name }, isInTable = false }: FollowButtonProps) {
  const { t } = useLingui()
  const { ids, toggle } = useFollowed(gameId)
  const isFollowed = ids.has(id)
  return (
    <IconButton
      size="sm"
      label={t`Follow ${name}`}
      hasTooltip={false}
      {...(isInTable && { tabIndex: -1 })}
      aria-pressed={isFollowed}
      onClick={() => toggle(id)}
    >
      <Star size={14} {...(isFollowed && { fill: 'currentColor' })} />
    </IconButton>
  )
}
