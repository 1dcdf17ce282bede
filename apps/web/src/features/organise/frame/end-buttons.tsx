import type { GameSettings } from '@halyard/api'
import { useSetGameTimes } from '@halyard/query'
import { Button, IconButton, Inline, Menu } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { useLingui } from '@lingui/react/macro'
import { CircleStop, TimerReset } from 'lucide-react'
import { movedEnd } from '#features/organise/times.ts'
import { useTimesQuestion } from '#features/organise/times-question/use-times-question.tsx'
import { now } from '#shared/clock/clock.ts'
import { useDuration } from '#shared/format/duration.ts'
import { useMedia } from '#shared/hooks/use-media.ts'
import { usePhase } from '#shared/game/standing/use-standing.ts'

const minute = 60_000
const steps = [15 * minute, 60 * minute]

/** What can be done about the end of a game while it is played. */
export function useEndActions(game: GameSettings) {
  const { t } = useLingui()
  const { duration, shortDuration } = useDuration()
  const { mutateAsync } = useSetGameTimes()
  const isRunning = usePhase(game) === 'ongoing'
  const ask = useTimesQuestion(game)
  const { title } = game
  const askFor = (end: number, question: string, action: string) =>
    ask({
      title: question,
      action,
      times: { start: game.start, end },
      save: async () => {
        const moved = movedEnd(game.writeupDeadline, game.end, end) ?? game.writeupDeadline
        const writeupDeadline = game.writeupRequired ? moved : game.writeupDeadline
        await mutateAsync({ gameId: game.id, end, writeupDeadline })
        return true
      },
    })
  if (!isRunning) return []
  return [
    ...steps.map((byMs) => {
      const time = duration(byMs)
      const short = shortDuration(byMs)
      return {
        id: `extend-${byMs}`,
        short: `+${short}`,
        label: t`Extend the game: ${time}`,
        Icon: TimerReset,
        onSelect: () =>
          askFor(game.end + byMs, t`Give the players more time: ${time}?`, t`Extend the game`),
      }
    }),
    {
      id: 'end-now',
      short: t`End now`,
      label: t`End the game now`,
      Icon: CircleStop,
      onSelect: () => askFor(now(), t`End “${title}” now?`, t`End the game now`),
    },
  ]
}

/** The same as buttons for the bar of the game; on phones, where they have no room, as a menu. */
export function EndButtons({ actions }: { actions: ReturnType<typeof useEndActions> }) {
  const { t } = useLingui()
  const isWide = useMedia(from('md'))
  if (actions.length === 0) return null
  if (!isWide) {
    return (
      <Menu
        label={t`Times`}
        items={actions.map(({ label, Icon, onSelect }) => ({
          label,
          icon: <Icon size={16} />,
          onSelect,
        }))}
        trigger={
          <IconButton label={t`Times`} hasTooltip={false}>
            <TimerReset size={16} />
          </IconButton>
        }
      />
    )
  }
  return (
    <Inline gap={1}>
      {actions.map(({ id, short, label, onSelect }) => (
        <Button key={id} size="sm" title={label} onClick={onSelect}>
          {short}
        </Button>
      ))}
    </Inline>
  )
}
