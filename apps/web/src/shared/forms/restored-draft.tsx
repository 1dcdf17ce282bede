import { Button, Callout } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'

/** Says that a form began with what was not saved last time. */
export function RestoredDraft<Values extends FieldValues>({ edit }: { edit: EditedForm<Values> }) {
  if (!edit.isRestored) return null
  return (
    <Callout
      tone="info"
      action={
        <Button size="sm" onClick={edit.discard}>
          <Trans comment="Button: throws away an unsaved draft.">Discard it</Trans>
        </Button>
      }
    >
      <Trans>This is what you typed last time and did not save.</Trans>
    </Callout>
  )
}
