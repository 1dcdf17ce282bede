import { limits } from '@halyard/api'
import { TextArea } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'

const { maxLength } = limits.voidModel.reason

/** Why something is corrected. */
export function ReasonField({ onValueChange }: { onValueChange: (reason: string) => void }) {
  const { t } = useLingui()
  return (
    <TextArea
      label={t`Reason`}
      hint={t`The team reads it.`}
      isRequired
      maxLength={maxLength}
      onChange={(event) => onValueChange(event.target.value)}
    />
  )
}
