import { limits } from '@halyard/api'
import { TextArea, TextField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { useForm } from '#shared/form.ts'
import { Used } from '#shared/used.tsx'

const { name: nameLimit, bio: bioLimit } = limits.teamUpdateModel

type TeamForm = ReturnType<typeof useForm<'name' | 'bio'>>

/** What is wrong with a team's name and text, in words. */
export function useTeamCheck() {
  const { t } = useLingui()
  return ({ name, bio }: { name: string; bio: string }) => ({
    ...(name.trim() === '' && { name: t`A team needs a name.` }),
    ...(name.trim().length > nameLimit.maxLength && {
      name: t`Use at most ${nameLimit.maxLength} characters.`,
    }),
    ...(bio.length > bioLimit.maxLength && {
      bio: t`Use at most ${bioLimit.maxLength} characters.`,
    }),
  })
}

/** Name and text of a team, each with what is left of its length. */
export function TeamFields({ form: { field, values } }: { form: TeamForm }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Name`}
        labelAside={<Used length={values.name.length} of={nameLimit.maxLength} />}
        autoComplete="off"
        {...field('name')}
      />
      <TextArea
        label={t`About the team`}
        labelAside={<Used length={values.bio.length} of={bioLimit.maxLength} />}
        rows={2}
        {...field('bio')}
      />
    </>
  )
}
