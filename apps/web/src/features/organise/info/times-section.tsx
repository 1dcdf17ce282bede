import { Callout, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { TimeEffects } from '#features/organise/info/time-effects-list.tsx'
import { timeEffects } from '#features/organise/info/time-effects.ts'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import { TimesFields, useLastTime } from '#features/organise/times-fields.tsx'
import { movedEnd } from '#features/organise/times.ts'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { FormCheckbox } from '#shared/forms/value-fields.tsx'
import type { GameTimes } from '#shared/game/phase/phase.ts'

type TimesSectionProps = {
  control: Control<InfoForm>
  /** The times that players know. */
  stored: GameTimes
}

/** When a game runs, and what other times mean for those who play it already. The write-up deadline follows the end. */
export function TimesSection({ control, stored }: TimesSectionProps) {
  const { t } = useLingui()
  const nowMs = useCurrentMinute()
  const start = useController({ control, name: 'start' })
  const end = useController({ control, name: 'end' })
  const { field: deadline } = useController({ control, name: 'writeupDeadline' })
  const hasWriteups = useWatch({ control, name: 'writeupRequired' })
  const lastEnd = useLastTime(end.field.value)
  const moveEnd = (next: number | null) => {
    if (hasWriteups) deadline.onChange(movedEnd(deadline.value, lastEnd.current, next))
    end.field.onChange(next)
  }
  const [from, to] = [start.field.value, end.field.value]
  const effects =
    from === null || to === null || to <= from
      ? []
      : timeEffects(stored, { start: from, end: to }, nowMs)
  return (
    <Stack gap={4}>
      <TimesFields start={start} end={{ ...end, field: { ...end.field, onChange: moveEnd } }} />
      <div role="status">
        {effects.length > 0 && (
          <Callout tone="warn" title={<Trans>What this means for the players</Trans>}>
            <TimeEffects effects={effects} />
          </Callout>
        )}
      </div>
      <FormCheckbox
        control={control}
        name="practiceMode"
        label={t`Practice after the end`}
        hint={t`The challenges stay open after the end; solves score nothing.`}
      />
    </Stack>
  )
}
