import { useGetGame } from '@halyard/query'
import { Checkbox, Stack } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TimeEffects } from '#features/organise/info/time-effects-list.tsx'
import type { TimeEffect } from '#features/organise/info/time-effects.ts'
import { useMinuteAround } from '#shared/clock/clock.ts'
import { useDuration } from '#shared/format/duration.ts'
import { useFormat } from '#shared/format/format.ts'

const day = 24 * 60 * 60_000

type TimesChangeProps = {
  gameId: number
  /** When the game ends after the change. */
  end: number
  effects: readonly TimeEffect[]
  /** The notice that players can get. */
  notice: string | undefined
  onNotifyChange: (isNotified: boolean) => void
}

/** What other times of a game mean, when it ends then and for how many, and whether the players are notified. */
export function TimesChange({ gameId, end, effects, notice, onNotifyChange }: TimesChangeProps) {
  const { t } = useLingui()
  const [isNotified, setIsNotified] = useState(true)
  return (
    <Stack gap={3}>
      <TimeEffects effects={effects} />
      <p>{useEndLine(gameId, end)}</p>
      {notice !== undefined && (
        <Checkbox
          label={t`Tell the players`}
          hint={notice}
          checked={isNotified}
          onCheckedChange={(checked) => {
            setIsNotified(checked === true)
            onNotifyChange(checked === true)
          }}
        />
      )}
    </Stack>
  )
}

/** When the game ends after the change, and how many that concerns. */
function useEndLine(gameId: number, end: number): string {
  const { t } = useLingui()
  const format = useFormat()
  const { duration } = useDuration()
  const nowMs = useMinuteAround(end)
  const { data: game } = useGetGame(gameId)
  const count = game?.teamCount ?? 0
  const leftMs = end - nowMs
  if (leftMs <= 0)
    return t`${plural(count, { one: 'It is over immediately, for # team.', other: 'It is over immediately, for # teams.' })}`
  const time = leftMs < day ? format.time(end) : format.dateTime(end)
  const left = duration(leftMs)
  return t`${plural(count, {
    one: `It ends at ${time}, in ${left}, for # team.`,
    other: `It ends at ${time}, in ${left}, for # teams.`,
  })}`
}
