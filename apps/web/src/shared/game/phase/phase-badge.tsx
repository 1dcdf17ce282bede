import { Badge } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Radio } from 'lucide-react'
import type { GamePhase, GameTimes } from '#shared/game/phase/phase.ts'
import { usePhase } from '#shared/game/standing/use-standing.ts'

const looks = {
  ongoing: { tone: 'ok', label: msg({ message: 'Live', context: 'a game that runs now' }) },
  upcoming: { tone: 'accent', label: msg`Upcoming` },
  ended: { tone: 'neutral', label: msg`Ended` },
} as const satisfies Record<GamePhase, object>

/** Lists and pages of games say it in different places, servers without the extension `schedule` nowhere. */
type PhasedGame = GameTimes & {
  readonly pausedSince?: number
  readonly schedule?: { readonly pausedSince: number | null }
}

const pausedLabel = msg({ message: 'Paused', context: 'a game that its organizers have paused' })

/** Live, paused, upcoming or over. */
export function PhaseBadge({ game, isPill = false }: { game: PhasedGame; isPill?: boolean }) {
  const { i18n } = useLingui()
  const phase = usePhase(game)
  const { tone, label } = looks[phase]
  const pausedSince = game.pausedSince ?? game.schedule?.pausedSince ?? undefined
  if (phase === 'ongoing' && pausedSince !== undefined) {
    return (
      <Badge tone="warn" isPill={isPill}>
        {i18n._(pausedLabel)}
      </Badge>
    )
  }
  return (
    <Badge tone={tone} isPill={isPill} icon={phase === 'ongoing' && <Radio size={12} />}>
      {i18n._(label)}
    </Badge>
  )
}
