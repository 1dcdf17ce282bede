import { limits } from '@halyard/api'
import { useCreateChallenge } from '@halyard/query'
import { CHALLENGE_CATEGORIES, CHALLENGE_TYPES } from '@halyard/rules'
import { RadioCards, Select } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import { useChallengeTitleCheck } from '#features/organise/challenges/challenge-title.ts'
import { challengeTypeLabel } from '#features/organise/challenge-labels.ts'
import { typeNote } from '#features/organise/challenges/type-notes.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { categoryNote } from '#shared/game/challenge/category-note.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type CreateChallengeProps = {
  gameId: number
  category: ChallengeLine['category'] | undefined
  onCreated: (challengeId: number) => void
  onClose: () => void
}

/** Makes a challenge out of a title, its category and its type; the editor does the rest. Disabled until somebody enables it. */
export function CreateChallenge({ gameId, category, onCreated, onClose }: CreateChallengeProps) {
  const { t, i18n } = useLingui()
  const checkTitle = useChallengeTitleCheck()
  const { mutate, isPending, error } = useCreateChallenge({ onSuccess: ({ id }) => onCreated(id) })
  const { form, error: formError } = useValidatedForm<
    Pick<ChallengeLine, 'title' | 'category' | 'type'>
  >({
    defaultValues: { title: '', category: category ?? 'Misc', type: 'StaticAttachment' },
    check: ({ title }) => ({ title: checkTitle(title) }),
    failure: error,
  })
  const chosen = useController({ control: form.control, name: 'category' })
  const type = useController({ control: form.control, name: 'type' })
  return (
    <FormDialog
      title={t`Create a challenge`}
      description={t`Players do not see it until you enable it.`}
      action={isPending ? <Trans>Creating…</Trans> : <Trans>Create challenge</Trans>}
      form={form}
      onSubmit={(values) => mutate({ gameId, ...values, title: values.title.trim() })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="title"
        label={t`Title`}
        maxLength={limits.challengeInfoInput.title.maxLength}
        dir="auto"
        autoComplete="off"
      />
      <Select
        label={t`Category`}
        hint={i18n._(categoryNote[chosen.field.value])}
        value={chosen.field.value}
        onValueChange={chosen.field.onChange}
        options={CHALLENGE_CATEGORIES.map((value) => ({ value, label: value }))}
      />
      <RadioCards
        label={t`Type, which cannot be changed later`}
        value={type.field.value}
        onValueChange={type.field.onChange}
        options={CHALLENGE_TYPES.map((value) => ({
          value,
          label: i18n._(challengeTypeLabel[value]),
          note: i18n._(typeNote[value]),
        }))}
      />
    </FormDialog>
  )
}
