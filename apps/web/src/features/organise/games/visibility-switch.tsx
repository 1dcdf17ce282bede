import { Switch } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useVisibility } from '#features/organise/games/use-visibility.tsx'
import type { VisibleGame } from '#features/organise/games/use-visibility.tsx'

/** Whether players see a game in their lists. Acts at once and can be taken back. */
export function VisibilitySwitch({ game }: { game: VisibleGame }) {
  const { t } = useLingui()
  const { isHidden, setHidden } = useVisibility(game)
  const { title } = game
  return (
    <Switch
      label={t({ message: 'Public', context: 'a game' })}
      aria-label={t`Public: ${title}`}
      checked={!isHidden}
      onCheckedChange={(isPublic) => setHidden(!isPublic)}
    />
  )
}
