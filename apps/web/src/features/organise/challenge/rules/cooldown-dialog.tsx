import { limits } from '@halyard/api'
import { useUpdateCooldown } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StoredCooldown } from '#features/organise/challenge/rules/use-rules.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormNumberField } from '#shared/forms/value-fields.tsx'

const { wrongAnswers: wrongLimit, seconds: secondsLimit } = limits.cooldownEditModel

type CooldownForm = { wrongAnswers: number | null; seconds: number | null }

type CooldownDialogProps = {
  gameId: number
  challengeId: number
  stored: StoredCooldown
  onClose: () => void
}

/** Chooses how long a team waits after wrong answers. */
export function CooldownDialog({ gameId, challengeId, stored, onClose }: CooldownDialogProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useUpdateCooldown({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'cooldown', title: t`Cooldown saved` })
      onClose()
    },
  })
  const { wrongAnswers, seconds, etag } = stored
  const { form, error: formError } = useValidatedForm<CooldownForm>({
    defaultValues: { wrongAnswers, seconds },
    check: () => ({}),
    failure: error,
  })
  const save = (values: CooldownForm) =>
    mutate({
      gameId,
      challengeId,
      etag,
      wrongAnswers: values.wrongAnswers ?? 1,
      seconds: values.seconds ?? 0,
    })
  return (
    <FormDialog
      title={t({
        message: 'Cooldown',
        comment: 'Button: chooses how long a team waits after wrong answers.',
      })}
      description={t`During the pause the answers of the team are refused, right or wrong, and do not count as attempts.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save cooldown</Trans>}
      form={form}
      onSubmit={save}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormNumberField
        control={form.control}
        name="wrongAnswers"
        label={t`Wrong answers until a pause`}
        min={wrongLimit.minimum}
        max={wrongLimit.maximum}
      />
      <FormNumberField
        control={form.control}
        name="seconds"
        label={t`Length of the pause`}
        hint={t`0: no pause`}
        min={secondsLimit.minimum}
        max={secondsLimit.maximum}
        unit="s"
      />
    </FormDialog>
  )
}
