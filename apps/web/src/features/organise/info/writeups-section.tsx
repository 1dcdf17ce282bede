import { Checkbox, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import { useDuration } from '#shared/format/duration.ts'
import { FormMarkdownField } from '#shared/forms/form-markdown-field.tsx'
import { FormDateTimeField } from '#shared/forms/value-fields.tsx'

/** Time after the end that teams have for their write-up where nothing else is chosen. */
const firstSpanMs = 24 * 3_600_000

/** Whether, until when and how teams hand in what they did. */
export function WriteupsSection({ control }: { control: Control<InfoForm> }) {
  const { t } = useLingui()
  const { duration } = useDuration()
  const { field: required } = useController({ control, name: 'writeupRequired' })
  const { field: deadline } = useController({ control, name: 'writeupDeadline' })
  const end = useWatch({ control, name: 'end' })
  const require = (isRequired: boolean) => {
    required.onChange(isRequired)
    // A game is made with a deadline that nobody could keep.
    const isEarly = end !== null && (deadline.value ?? 0) <= end
    if (isRequired && isEarly) deadline.onChange(end + firstSpanMs)
  }
  const spanMs = end === null || deadline.value === null ? 0 : deadline.value - end
  const span = spanMs > 0 && duration(spanMs)
  return (
    <Stack gap={4}>
      <Checkbox
        id="writeupRequired"
        label={t`Teams hand in write-ups`}
        hint={t`One PDF from each team, after the end.`}
        checked={required.value}
        onCheckedChange={(checked) => require(checked === true)}
      />
      {required.value && (
        <>
          <FormDateTimeField
            control={control}
            name="writeupDeadline"
            label={t`Write-up deadline`}
            hint={span && <Trans>Time after the end: {span}.</Trans>}
          />
          <FormMarkdownField
            control={control}
            name="writeupNote"
            label={t`What write-ups should contain`}
          />
        </>
      )}
    </Stack>
  )
}
