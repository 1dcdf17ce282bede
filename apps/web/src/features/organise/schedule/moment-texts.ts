import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Moment } from '#features/organise/schedule/moments.ts'
import { useFormat } from '#shared/format/format.ts'

const labels = {
  start: msg`The game starts`,
  release: msg({ message: 'Released', comment: 'Challenges appear at this time.' }),
  freeze: msg`The scoreboard freezes`,
  reveal: msg`The scoreboard was revealed`,
  end: msg`The game ends`,
  writeups: msg`Write-ups are due`,
} as const satisfies Record<Moment['kind'], object>

/** Moments of a schedule in words, and their times in the zone of the reader and in UTC. */
export function useMomentTexts() {
  const { i18n } = useLingui()
  const { weekdayTime, utc } = useFormat()
  return {
    labelOf: (kind: Moment['kind']) => i18n._(labels[kind]),
    timeOf: (at: number) => `${weekdayTime(at)} · ${utc(at)}`,
  }
}
