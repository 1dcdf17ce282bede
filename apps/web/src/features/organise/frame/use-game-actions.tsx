import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff, Megaphone } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { useEndActions } from '#features/organise/frame/end-buttons.tsx'
import type { EditGame } from '#features/organise/games/filter.ts'
import { useVisibility } from '#features/organise/games/use-visibility.tsx'
import { usePaletteActions } from '#shared/menus/palette-actions.ts'
import { paths } from '#shared/paths.ts'

/** Offers in the command palette what can be done with the game that is edited. */
export function useGameActions(game: EditGame, endActions: ReturnType<typeof useEndActions>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { isHidden, setHidden } = useVisibility(game)
  const { id: gameId, title } = game
  const visibility = isHidden
    ? { label: t`Publish the game`, Icon: Eye }
    : { label: t`Hide the game`, Icon: EyeOff }
  const actions = [
    {
      id: 'write-notice',
      label: t`Write a notice`,
      Icon: Megaphone,
      onSelect: () => void navigate(paths.gameNotices(gameId)),
    },
    ...endActions,
    { id: 'visibility', ...visibility, onSelect: () => setHidden(!isHidden) },
  ]
  usePaletteActions({
    id: 'edited-game',
    label: t`Actions on “${title}”`,
    items: actions.map(({ id, label, Icon, onSelect }) => ({
      id,
      label,
      icon: <Icon size={16} />,
      onSelect,
    })),
  })
}
