import { IconButton, Menu } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { CopyPlus, Download, Ellipsis, Eye, Trash2 } from 'lucide-react'
import type { EditGame } from '#features/organise/games/filter.ts'
import { useDeleteQuestion } from '#features/organise/use-delete-question.tsx'
import { useExport } from '#features/organise/use-export.tsx'
import { useDuplicate } from '#features/organise/games/use-duplicate.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { useHasRole } from '#shared/session/user.ts'

/** What can be done with a game as a whole. */
export function GameMenu({ game }: { game: EditGame }) {
  const { t } = useLingui()
  const { title } = game
  const isAdmin = useHasRole('Admin')
  const duplicate = useDuplicate(game)
  const exportPackage = useExport(game)
  const askDelete = useDeleteQuestion(game)
  return (
    <Menu
      align="end"
      label={t`Actions for ${title}`}
      items={[
        {
          kind: 'link',
          label: t`View as a player`,
          icon: <Eye size={16} />,
          link: <Link to={paths.game(game.id)} />,
        },
        // A copy is a new game, and whoever only manages this one makes and deletes none.
        ...(isAdmin
          ? [{ label: t`Duplicate`, icon: <CopyPlus size={16} />, onSelect: duplicate }]
          : []),
        { label: t`Export package`, icon: <Download size={16} />, onSelect: exportPackage },
        ...(isAdmin
          ? [
              { kind: 'separator' as const },
              {
                label: t`Delete…`,
                tone: 'danger' as const,
                icon: <Trash2 size={16} />,
                onSelect: askDelete,
              },
            ]
          : []),
      ]}
      trigger={
        <IconButton label={t`Actions for ${title}`} hasTooltip={false}>
          <Ellipsis size={16} />
        </IconButton>
      }
    />
  )
}
