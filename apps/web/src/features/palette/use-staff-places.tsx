import { useGetEditGame, useGetGame, useListRecentGames } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { Boxes, FilePen, FileText, Flag, Mail, Newspaper, UserCog } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import type { Entry, EntryGroup } from '#features/palette/match.ts'
import { useGameId } from '#shared/game/use-game-id.ts'
import { now } from '#shared/clock/clock.ts'
import { inOrder } from '#shared/game/in-order.ts'
import {
  useGameSections,
  useMonitorSections,
  usePlatformSections,
} from '#shared/layout/admin-sections.ts'
import { parseId } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'
import type { ScreenName } from '#shared/screens.ts'
import { useMayOpen } from '#shared/session/user.ts'

type Place = { name: ScreenName; to: string; label: string; Icon: LucideIcon }

/** The places of staff that the reader may open: those of one game, and those of the platform. */
export function useStaffPlaces(): EntryGroup[] {
  const { t } = useLingui()
  const game = useStaffGame()
  const title = game?.title ?? ''
  const groups = [
    { id: 'organize', label: t`Organize “${title}”`, places: useOrganizing(game?.id) },
    { id: 'watch', label: t`Watch “${title}”`, places: useWatching(game?.id) },
    { id: 'administer', label: t`Administration`, places: usePlatformPlaces() },
  ]
  const toEntry = useToEntry(game?.id)
  return groups.map(({ id, label, places }) => ({
    id,
    label,
    items: places.flatMap((place) => toEntry(place, label) ?? []),
  }))
}

/** The game that is open; elsewhere the one that staff most likely means. */
function useStaffGame(): { id: number; title: string } | undefined {
  const gameId = useGameId()
  const known = { enabled: false }
  const { data: edited } = useGetEditGame(gameId ?? 0, known)
  const { data: played } = useGetGame(gameId ?? 0, known)
  const { data: recent = [] } = useListRecentGames(0)
  if (gameId === undefined) return inOrder(recent, now())[0]
  const listed = recent.find(({ id }) => id === gameId)
  return { id: gameId, title: (edited ?? played ?? listed)?.title ?? `#${gameId}` }
}

function useToEntry(gameId: number | undefined) {
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  return ({ name, to, label, Icon }: Place, group: string): Entry | undefined => {
    if (!mayOpen(name, gameId)) return undefined
    return {
      id: `page-${name}`,
      label,
      keywords: group,
      icon: <Icon size={16} />,
      onSelect: () => void navigate(to),
    }
  }
}

function useOrganizing(gameId: number | undefined): readonly Place[] {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const sections = useGameSections(gameId ?? 0)
  if (gameId === undefined) return []
  const [, part] = /^\/admin\/games\/\d+\/challenges\/(\d+)/i.exec(pathname) ?? []
  const challengeId = parseId(part)
  return [
    ...(challengeId === undefined
      ? []
      : ([
          {
            name: 'gameChallenge',
            to: paths.gameChallenge(gameId, challengeId),
            label: t`Challenge`,
            Icon: FileText,
          },
          {
            name: 'gameFlags',
            to: paths.gameFlags(gameId, challengeId),
            label: t`Flags and attachments`,
            Icon: Flag,
          },
        ] as const)),
    ...sections,
    {
      name: 'gameImport',
      to: paths.gameImport(gameId),
      label: t`Import challenges`,
      Icon: Boxes,
    },
  ]
}

function useWatching(gameId: number | undefined): readonly Place[] {
  const { t } = useLingui()
  const sections = useMonitorSections(gameId ?? 0)
  if (gameId === undefined) return []
  const monitor = t({ message: 'Monitor', context: 'page where staff watch a game' })
  return sections.map((section) =>
    section.name === 'monitorOverview' ? { ...section, label: monitor } : section,
  )
}

function usePlatformPlaces(): readonly Place[] {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const sections = usePlatformSections()
  const [, postId] = /^\/posts\/([^/]+)$/i.exec(pathname) ?? []
  const places: readonly Place[] = [
    ...sections,
    {
      name: 'adminAccountSettings',
      to: paths.adminAccountSettings(),
      label: t`Accounts`,
      Icon: UserCog,
    },
    {
      name: 'adminInstanceSettings',
      to: paths.adminInstanceSettings(),
      label: t`Instances: settings`,
      Icon: Boxes,
    },
    {
      name: 'adminMailSettings',
      to: paths.adminMailSettings(),
      label: t({ message: 'Mail', comment: 'Settings about e-mail.' }),
      Icon: Mail,
    },
    { name: 'postNew', to: paths.postNew(), label: t`New post`, Icon: Newspaper },
  ]
  if (postId === undefined || postId === 'new') return places
  return [
    { name: 'postEdit', to: paths.postEdit(postId), label: t`Edit this post`, Icon: FilePen },
    ...places,
  ]
}
