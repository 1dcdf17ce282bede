import { useLingui } from '@lingui/react/macro'
import {
  Activity,
  Box,
  ChartNoAxesColumn,
  Columns3,
  Eye,
  FileDown,
  FileText,
  FileUser,
  Files,
  Fingerprint,
  Flag,
  Gauge,
  HeartPulse,
  History,
  Info,
  KeyRound,
  LifeBuoy,
  ListChecks,
  Megaphone,
  MessageCircleQuestion,
  Network,
  ScrollText,
  SendHorizontal,
  ShieldAlert,
  SlidersHorizontal,
  Trophy,
  UserRound,
  UserRoundPlus,
  Users,
  UsersRound,
  Webhook,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { paths } from '#shared/paths.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import type { ScreenName } from '#shared/screens.ts'
import { useMayOpen } from '#shared/session/user.ts'

/** One place of the administration. */
export type Section = {
  name: ScreenName
  to: string
  label: string
  Icon: LucideIcon
  /** Whether what lies below its address is another place. */
  isExact?: boolean
  /** The extension that a server has to have for it. */
  extension?: string
}

/** Whether the server has a place. */
function useIsOffered(): (section: Section) => boolean {
  const { extensions } = usePlatform()
  return ({ extension }) => extension === undefined || extensions?.includes(extension) === true
}

/** What a place of the platform is about. */
export type PlatformGroup = 'platform' | 'people' | 'system'

export type PlatformSection = Section & { group: PlatformGroup }

/** The places about the whole platform that the reader may open, by what they are about. */
export function usePlatformSections(): readonly PlatformSection[] {
  const mayOpen = useMayOpen()
  const isOffered = useIsOffered()
  return useAllPlatformSections().filter((section) => isOffered(section) && mayOpen(section.name))
}

function useAllPlatformSections(): readonly PlatformSection[] {
  const { t } = useLingui()
  const platform = { group: 'platform' } as const
  const people = { group: 'people' } as const
  const system = { group: 'system' } as const
  return [
    {
      ...platform,
      name: 'adminGames',
      to: paths.adminGames(),
      label: t`Games`,
      Icon: Trophy,
      isExact: true,
    },
    {
      ...platform,
      name: 'adminInstances',
      to: paths.adminInstances(),
      label: t`Instances`,
      Icon: Box,
    },
    { ...platform, name: 'adminFiles', to: paths.adminFiles(), label: t`Files`, Icon: Files },
    {
      ...people,
      name: 'adminUsers',
      to: paths.adminUsers(),
      label: t`Users`,
      Icon: UserRound,
      isExact: true,
    },
    { ...people, name: 'adminTeams', to: paths.adminTeams(), label: t`Teams`, Icon: Users },
    {
      ...people,
      name: 'adminAccounts',
      to: paths.adminAccounts(),
      label: t`Import accounts`,
      Icon: FileUser,
    },
    {
      ...system,
      name: 'adminSettings',
      to: paths.adminSettings(),
      label: t`Settings`,
      Icon: SlidersHorizontal,
    },
    {
      ...system,
      name: 'adminHealth',
      to: paths.adminHealth(),
      label: t({ message: 'Health', comment: 'Page that tells which parts of the server work.' }),
      Icon: HeartPulse,
    },
    {
      ...system,
      name: 'adminLogs',
      to: paths.adminLogs(),
      label: t({ message: 'Logs', comment: 'Page with what the server has written down.' }),
      Icon: ScrollText,
    },
    {
      ...system,
      name: 'adminAudit',
      to: paths.adminAudit(),
      label: t({ message: 'Audit log', comment: 'Page with what staff has changed.' }),
      Icon: History,
      extension: 'audit',
    },
    {
      ...system,
      name: 'adminWebhooks',
      to: paths.adminWebhooks(),
      label: t`Webhooks`,
      Icon: Webhook,
      extension: 'webhooks',
    },
    { ...system, name: 'tokens', to: paths.tokens(), label: t`API tokens`, Icon: KeyRound },
    {
      ...system,
      name: 'adminSetup',
      to: paths.adminSetup(),
      label: t({ message: 'Setup', comment: 'Page with what a new platform needs first.' }),
      Icon: ListChecks,
    },
  ]
}

/** The places where one game is prepared and looked after, those that the reader may open. */
export function useGameSections(gameId: number): readonly Section[] {
  const mayOpen = useMayOpen()
  const isOffered = useIsOffered()
  return useAllGameSections(gameId).filter(
    (section) => isOffered(section) && mayOpen(section.name, gameId),
  )
}

function useAllGameSections(gameId: number): readonly Section[] {
  const { t } = useLingui()
  return [
    {
      name: 'gameControlRoom',
      to: paths.gameControlRoom(gameId),
      label: t({ message: 'Control room', comment: 'Page with what a running game needs.' }),
      Icon: LifeBuoy,
      extension: 'controlRoom',
    },
    {
      name: 'gameInfo',
      to: paths.gameInfo(gameId),
      label: t({ message: 'Info', comment: 'Page with the settings of one game.' }),
      Icon: Info,
    },
    {
      name: 'gameChallenges',
      to: paths.gameChallenges(gameId),
      label: t`Challenges`,
      Icon: Flag,
    },
    {
      name: 'gameDivisions',
      to: paths.gameDivisions(gameId),
      label: t`Divisions`,
      Icon: Columns3,
    },
    {
      name: 'gameNotices',
      to: paths.gameNotices(gameId),
      label: t({
        message: 'Notices',
        comment: 'Short news from the organisers during a game.',
      }),
      Icon: Megaphone,
    },
    {
      name: 'gameQuestions',
      to: paths.gameQuestions(gameId),
      label: t({ message: 'Questions', comment: 'Page where staff answer what teams ask.' }),
      Icon: MessageCircleQuestion,
      extension: 'questions',
    },
    {
      name: 'gameReview',
      to: paths.gameReview(gameId),
      label: t({ message: 'Review', comment: 'Page where teams are accepted into a game.' }),
      Icon: UserRoundPlus,
    },
    {
      name: 'gameWriteups',
      to: paths.gameWriteups(gameId),
      label: t`Write-ups`,
      Icon: FileText,
    },
    {
      name: 'gameStaff',
      to: paths.gameStaff(gameId),
      label: t({ message: 'Staff', comment: 'Page with who has a role in one game.' }),
      Icon: UsersRound,
      extension: 'gameStaff',
    },
    {
      name: 'gameWebhooks',
      to: paths.gameWebhooks(gameId),
      label: t`Webhooks`,
      Icon: Webhook,
      extension: 'webhooks',
    },
    {
      name: 'gameExports',
      to: paths.gameExports(gameId),
      label: t({ message: 'Exports', comment: 'Page that makes files of a game.' }),
      Icon: FileDown,
    },
  ]
}

/** Ways from the administration of a game to where it is watched and played. */
export function useGameWays(gameId: number): readonly Section[] {
  const mayOpen = useMayOpen()
  return useAllGameWays(gameId).filter(({ name }) => mayOpen(name, gameId))
}

function useAllGameWays(gameId: number): readonly Section[] {
  const { t } = useLingui()
  return [
    {
      name: 'monitorOverview',
      to: paths.monitorOverview(gameId),
      label: t({ message: 'Monitor', context: 'page where staff watch a game' }),
      Icon: Activity,
    },
    {
      name: 'scoreboard',
      to: paths.scoreboard(gameId),
      label: t`Scoreboard`,
      Icon: ChartNoAxesColumn,
    },
    { name: 'game', to: paths.game(gameId), label: t`View as a player`, Icon: Eye },
  ]
}

/** The places where staff watches one game. */
export function useMonitorSections(gameId: number): readonly Section[] {
  return useAllMonitorSections(gameId).filter(useIsOffered())
}

function useAllMonitorSections(gameId: number): readonly Section[] {
  const { t } = useLingui()
  return [
    {
      name: 'monitorOverview',
      to: paths.monitorOverview(gameId),
      label: t({ message: 'At a glance', comment: 'Page with the numbers of a game, for staff.' }),
      Icon: Gauge,
      isExact: true,
    },
    {
      name: 'monitorEvents',
      to: paths.monitorEvents(gameId),
      label: t({ message: 'Events', comment: 'Page with what happens in a game, for staff.' }),
      Icon: Activity,
    },
    {
      name: 'monitorSubmissions',
      to: paths.monitorSubmissions(gameId),
      label: t({ message: 'Submissions', comment: 'Page with all flags that teams sent.' }),
      Icon: SendHorizontal,
    },
    {
      name: 'monitorQuestions',
      to: paths.monitorQuestions(gameId),
      label: t({ message: 'Questions', comment: 'Page where staff answer what teams ask.' }),
      Icon: MessageCircleQuestion,
      extension: 'questions',
    },
    {
      name: 'monitorCheatInfo',
      to: paths.monitorCheatInfo(gameId),
      label: t({ message: 'Cheat info', comment: 'Page with flags that teams shared.' }),
      Icon: ShieldAlert,
    },
    {
      name: 'monitorSignals',
      to: paths.monitorSignals(gameId),
      label: t({
        message: 'Signals',
        comment: 'Page with facts that may settle a suspicion.',
      }),
      Icon: Fingerprint,
      extension: 'signals',
    },
    {
      name: 'monitorTraffic',
      to: paths.monitorTraffic(gameId),
      label: t({ message: 'Traffic', comment: 'Page with captured network traffic.' }),
      Icon: Network,
    },
  ]
}
