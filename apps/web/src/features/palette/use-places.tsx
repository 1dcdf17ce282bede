import { useGetGameDetails, useListRecentGames } from '@halyard/query'
import { CategoryIcon, HouseFlag } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import {
  CircleUserRound,
  Flag,
  House,
  MessageCircleQuestion,
  Info,
  Newspaper,
  Sailboat,
  Trophy,
  Users,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import type { EntryGroup } from '#features/palette/match.ts'
import { useGameId } from '#shared/game/use-game-id.ts'
import { now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { includesRole } from '#shared/session/roles.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'
import type { GameTimes } from '#shared/game/phase/phase.ts'
import { paths } from '#shared/paths.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import { screens } from '#shared/screens.ts'
import type { Screen } from '#shared/screens.ts'
import { useUser } from '#shared/session/user.ts'

/** Where the palette can go: screens, challenges of the open game, games. */
export function usePlaces(): EntryGroup[] {
  const { t } = useLingui()
  return [
    { id: 'challenges', label: t`Challenges`, items: useChallenges() },
    { id: 'pages', label: t`Pages`, items: usePages() },
    { id: 'games', label: t`Games`, items: useGames() },
  ]
}

function usePages() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const gameId = useGameId()
  const hasQuestions = useHasExtension('questions')
  const role = useUser()?.role
  const mayOpen = ({ role: needed }: Screen) => !needed || includesRole(role, needed)
  const pages = [
    ...(gameId
      ? ([
          ['game', paths.game(gameId), t`Overview of this game`, Sailboat, ''],
          ['challenges', paths.challenges(gameId), t`Challenges of this game`, Flag, 'g b'],
          ['scoreboard', paths.scoreboard(gameId), t`Scoreboard of this game`, Trophy, 'g s'],
        ] as const)
      : []),
    ...(gameId && hasQuestions
      ? ([
          [
            'questions',
            paths.questions(gameId),
            t`Questions of this game`,
            MessageCircleQuestion,
            '',
          ],
        ] as const)
      : []),
    ['home', paths.home(), t`Home`, House, 'g h'],
    ['games', paths.games(), t`Games`, Flag, 'g g'],
    ['teams', paths.teams(), t`Teams`, Users, 'g t'],
    ['posts', paths.posts(), t`Posts`, Newspaper, 'g p'],
    ['profile', paths.profile(), t`Profile`, CircleUserRound, ''],
    ['about', paths.about(), t`About`, Info, ''],
  ] as const
  const open = pages.filter(([name]) => mayOpen(screens[name]))
  return open.map(([name, path, label, Icon, keys]) => ({
    id: `page-${name}`,
    label,
    note: keys,
    icon: <Icon size={16} />,
    onSelect: () => void navigate(path),
  }))
}

function useChallenges() {
  const navigate = useNavigate()
  const gameId = useGameId()
  // What the board has loaded, without asking for it: outside of a game there is nothing to list.
  const { data } = useGetGameDetails(gameId ?? 0, { enabled: false })
  if (!gameId || !data) return []
  const solved = new Set(data.rank?.solvedChallenges.map(({ id }) => id))
  return Object.values(data.challenges)
    .flat()
    .map(({ id, title, category, score }) => ({
      id: `challenge-${id}`,
      label: title,
      labels: category,
      note: solved.has(id) ? '✓' : String(score),
      icon: <CategoryIcon category={category} size={16} />,
      onSelect: () => void navigate(paths.challenges(gameId, { c: id })),
    }))
}

function useGames() {
  const { t } = useLingui()
  const format = useFormat()
  const navigate = useNavigate()
  const { data } = useListRecentGames(0)
  const note = (game: GameTimes) => {
    const phase = phaseOf(game, now())
    if (phase === 'ongoing') return t({ message: 'Live', context: 'a game that runs now' })
    return phase === 'ended' ? t`Ended` : format.relative(game.start, now())
  }
  return (data ?? []).map((game) => ({
    id: `game-${game.id}`,
    label: game.title,
    note: note(game),
    icon: <HouseFlag name={game.title} src={game.poster} size={17} />,
    onSelect: () => void navigate(paths.game(game.id)),
  }))
}
