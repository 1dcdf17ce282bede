import {
  useAdminListTeams,
  useGetGame,
  useListCheatInfo,
  useListEditChallenges,
  useListEditGames,
  useListInstances,
  useListParticipations,
  useListUsers,
  useQuestionCounts,
} from '@halyard/query'
import { Badge, VisuallyHidden } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'
import type { Counted } from '#shared/layout/counted.ts'

/** A count beside a section is of interest, not of urgency. Milliseconds. */
const pace = { staleTime: 60_000, refetchInterval: 60_000 }
const countOnly = { count: 1, skip: 0 }

const counts = {
  adminGames: Games,
  adminUsers: Users,
  adminTeams: Teams,
  adminInstances: Instances,
  gameChallenges: Challenges,
  gameReview: Waiting,
  gameQuestions: OpenQuestions,
  monitorQuestions: OpenQuestions,
  monitorCheatInfo: Cheats,
} satisfies Record<Counted, ComponentType<GameProps>>

type GameProps = { gameId: number }

/** How much there is behind a section. */
export function Count({ name, gameId }: GameProps & { name: Counted }) {
  const Found = counts[name]
  return <Found gameId={gameId} />
}

function Games() {
  const { data } = useListEditGames(countOnly, pace)
  return <Total of={data} />
}

function Users() {
  const { data } = useListUsers(countOnly, pace)
  return <Total of={data} />
}

function Teams() {
  const { data } = useAdminListTeams(countOnly, pace)
  return <Total of={data} />
}

function Instances() {
  const { data } = useListInstances(pace)
  return <Total of={data} />
}

function Total({ of }: { of: { total: number } | undefined }) {
  const { number } = useFormat()
  return of && number(of.total)
}

function Challenges({ gameId }: GameProps) {
  const { number } = useFormat()
  const { data } = useListEditChallenges(gameId)
  return data && number(data.length)
}

/** Teams that wait for a decision. */
function Waiting({ gameId }: GameProps) {
  const { t } = useLingui()
  const { data: waiting = 0 } = useListParticipations(gameId, {
    ...pace,
    select: (rows) => rows.filter(({ status }) => status === 'Pending').length,
  })
  const text = t`${plural(waiting, { one: '# team waits', other: '# teams wait' })}`
  return <Urgent tone="accent" count={waiting} text={text} />
}

/** Questions that nobody has taken yet. */
function OpenQuestions({ gameId }: GameProps) {
  const { t } = useLingui()
  const { data } = useQuestionCounts(gameId)
  const open = data?.open ?? 0
  const text = t`${plural(open, { one: '# question is open', other: '# questions are open' })}`
  return <Urgent tone="accent" count={open} text={text} />
}

/** How often teams shared flags; before a game starts servers refuse to answer. */
function Cheats({ gameId }: GameProps) {
  const { t } = useLingui()
  const { data: game } = useGetGame(gameId, { enabled: false })
  const hasStarted = game !== undefined && phaseOf(game, now()) !== 'upcoming'
  const { data = [] } = useListCheatInfo(gameId, { enabled: hasStarted })
  const count = data.length
  const text = t`${plural(count, { one: '# shared flag', other: '# shared flags' })}`
  return <Urgent tone="bad" count={count} text={text} />
}

type UrgentProps = { tone: 'accent' | 'bad'; count: number; text: string }

/** A count that asks for someone: the number for the eye, what it counts for the ear. */
function Urgent({ tone, count, text }: UrgentProps) {
  const { number } = useFormat()
  if (count === 0) return null
  return (
    <Badge tone={tone} isPill>
      <span aria-hidden>{number(count)}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Badge>
  )
}
