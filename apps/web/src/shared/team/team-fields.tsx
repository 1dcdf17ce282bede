import { limits } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import type { Control } from 'react-hook-form'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'

const { name: nameLimit, bio: bioLimit } = limits.teamUpdateModel

export type TeamValues = { name: string; bio: string }

/** What is wrong with a team's name and text, in words. */
export function useTeamCheck() {
  const { t } = useLingui()
  const atMost = (text: string, { maxLength }: { maxLength: number }) =>
    text.length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
  return ({ name, bio }: TeamValues) => ({
    name: name.trim() === '' ? t`A team needs a name.` : atMost(name.trim(), nameLimit),
    bio: atMost(bio, bioLimit),
  })
}

/** Name and text of a team, each with what is left of its length. */
export function TeamFields({ control }: { control: Control<TeamValues> }) {
  const { t } = useLingui()
  return (
    <>
      <FormTextField
        control={control}
        name="name"
        label={t({
          message: 'Name',
          comment: 'Label of a field: the name of a team or of a token.',
        })}
        maxLength={nameLimit.maxLength}
        autoComplete="off"
      />
      <FormTextArea
        control={control}
        name="bio"
        label={t`About the team`}
        maxLength={bioLimit.maxLength}
        rows={2}
      />
    </>
  )
}
