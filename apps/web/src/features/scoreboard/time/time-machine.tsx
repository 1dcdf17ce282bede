import type { Game } from '@halyard/api'
import { Button, Card, IconButton, Inline, Slider } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as styles from '#features/scoreboard/time/time-machine.css.ts'
import { momentsOf } from '#features/scoreboard/time/moments.ts'
import { now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'

type TimeMachineProps = {
  game: Game
  /** The moment on screen, epoch milliseconds. */
  atMs: number
  /** Undefined goes back to the present. */
  onChange: (atMs: number | undefined) => void
}

const paceMs = 150

/** Shows the board at any moment of the game. */
export function TimeMachine({ game, atMs, onChange }: TimeMachineProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { lastMs, stepMs, last, msAt, placeOf } = momentsOf(game, now())
  const shown = Math.min(Math.max(atMs, game.start), lastMs)
  const [isPlaying, setIsPlaying] = usePlay(() => onChange(Math.min(shown + stepMs, lastMs)))
  const isAtEnd = shown >= lastMs
  const togglePlay = () => {
    if (!isPlaying && isAtEnd) onChange(game.start)
    setIsPlaying(!isPlaying)
  }
  return (
    <Card padding="md">
      <div className={styles.bar}>
        <IconButton
          label={
            isPlaying
              ? t({ message: 'Pause', comment: 'Button: stops the replay of the scoreboard.' })
              : t`Play the game`
          }
          onClick={togglePlay}
        >
          {isPlaying ? <Pause size={16} /> : <Play size={16} />}
        </IconButton>
        <div className={styles.slider}>
          <Slider
            label={t`Moment in the game`}
            valueText={<LocalTime at={shown} format="weekdayTime" />}
            thumbLabels={[t`Moment in the game`]}
            thumbTexts={[format.weekdayTime(shown)]}
            max={last}
            value={[placeOf(shown)]}
            hint={t`Each solve is shown at its current value; points dropped with later solves.`}
            onValueChange={([place = last]) => onChange(msAt(place))}
          />
        </div>
        <Inline gap={2}>
          <Button onClick={() => onChange(undefined)}>
            <Trans>Back to now</Trans>
          </Button>
        </Inline>
      </div>
    </Card>
  )
}

/** Calls again and again while it plays. */
function usePlay(next: () => void) {
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(next, paceMs)
    return () => clearTimeout(timer)
  })
  return [isPlaying, setIsPlaying] as const
}
