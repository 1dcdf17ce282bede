import { limits } from '@halyard/api'
import { Fieldset } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeclarationCheck } from '#features/organise/divisions/declaration-check.ts'
import type { Division } from '#features/organise/divisions/rights-draft.ts'
import { useCreateTracks } from '#features/organise/divisions/use-create-tracks.ts'
import { usePresetTracks } from '#features/organise/divisions/use-preset-tracks.ts'
import type { TracksForm } from '#features/organise/divisions/use-preset-tracks.ts'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

const { maxLength } = limits.divisionCreateModel.name
const textLimit = limits.declarationEditModel.text.maxLength

type TracksDialogProps = {
  gameId: number
  divisions: readonly Division[]
  onClose: () => void
}

/** Two divisions at once, for people and for people with assistants, each with its declaration. All of it can be changed before. */
export function TracksDialog({ gameId, divisions, onClose }: TracksDialogProps) {
  const { t } = useLingui()
  const create = useCreateTracks(gameId, onClose)
  const check = useTracksCheck(divisions, create.hasMade)
  const { form, error } = useValidatedForm<TracksForm>({
    defaultValues: usePresetTracks(),
    check,
    failure: create.error,
  })
  const { control } = form
  return (
    <FormDialog
      title={t`Create two tracks`}
      description={t`Two divisions with ranks of their own. Each player accepts the text of their division when joining.`}
      action={create.isPending ? <Trans>Saving…</Trans> : <Trans>Create both divisions</Trans>}
      form={form}
      onSubmit={create.mutate}
      pending={create.isPending}
      error={error}
      onClose={onClose}
    >
      <Fieldset legend={t`First division`}>
        <FormTextField
          control={control}
          name="firstName"
          label={t({ message: 'Name', comment: 'Label of a field: the name of a division.' })}
          maxLength={maxLength}
          dir="auto"
          autoComplete="off"
        />
        <FormTextArea
          control={control}
          name="firstText"
          label={t`Declaration`}
          rows={6}
          maxLength={textLimit}
        />
      </Fieldset>
      <Fieldset legend={t`Second division`}>
        <FormTextField
          control={control}
          name="secondName"
          label={t({ message: 'Name', comment: 'Label of a field: the name of a division.' })}
          maxLength={maxLength}
          dir="auto"
          autoComplete="off"
        />
        <FormTextArea
          control={control}
          name="secondText"
          label={t`Declaration`}
          rows={6}
          maxLength={textLimit}
        />
      </Fieldset>
    </FormDialog>
  )
}

/** What is wrong with the names and the texts of two divisions. */
function useTracksCheck(divisions: readonly Division[], hasMade: (id: number) => boolean) {
  const { t } = useLingui()
  const checkText = useDeclarationCheck()
  const checkName = (name: string, other: string) => {
    if (name === '') return t`A division needs a name.`
    if (name.length > maxLength) return t`Use at most ${maxLength} characters.`
    const isTaken =
      name === other || divisions.some((known) => !hasMade(known.id) && known.name.trim() === name)
    return isTaken ? t`A division with this name already exists.` : undefined
  }
  return ({ firstName, firstText, secondName, secondText }: TracksForm) => ({
    firstName: checkName(firstName.trim(), ''),
    firstText: checkText(firstText),
    secondName: checkName(secondName.trim(), firstName.trim()),
    secondText: checkText(secondText),
  })
}
