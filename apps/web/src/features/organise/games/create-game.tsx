import { limits } from '@halyard/api'
import { useCreateGame } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { TimesFields, useTimesCheck } from '#features/organise/times-fields.tsx'
import { firstTimes } from '#features/organise/times.ts'
import type { EditedTimes } from '#features/organise/times.ts'
import { useTitleCheck } from '#features/organise/use-title-check.ts'
import { now } from '#shared/clock/clock.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type CreateGameProps = {
  onCreated: (gameId: number) => void
  onClose: () => void
}

/** Makes a game out of a title and its times; everything else is set afterwards. It is hidden until somebody publishes it. */
export function CreateGame({ onCreated, onClose }: CreateGameProps) {
  const { t } = useLingui()
  const [times] = useState(() => firstTimes(now()))
  const checkTitle = useTitleCheck()
  const checkTimes = useTimesCheck()
  const { mutate, isPending, error } = useCreateGame({ onSuccess: ({ id }) => onCreated(id) })
  const { form, error: formError } = useValidatedForm<EditedTimes & { title: string }>({
    defaultValues: { title: '', ...times },
    check: (values) => ({ title: checkTitle(values.title), ...checkTimes(values) }),
    failure: error,
  })
  const start = useController({ control: form.control, name: 'start' })
  const end = useController({ control: form.control, name: 'end' })
  return (
    <FormDialog
      title={t`Create a game`}
      description={t`It is hidden until you publish it.`}
      action={isPending ? <Trans>Creating…</Trans> : <Trans>Create game</Trans>}
      form={form}
      onSubmit={(values) =>
        mutate({
          title: values.title.trim(),
          start: values.start ?? 0,
          end: values.end ?? 0,
          hidden: true,
        })
      }
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="title"
        label={t`Title`}
        maxLength={limits.gameInfoInput.title.maxLength}
        dir="auto"
        autoComplete="off"
      />
      <TimesFields start={start} end={end} />
    </FormDialog>
  )
}
