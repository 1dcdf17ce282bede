import { limits, uploadLimits } from '@halyard/api'
import type { Profile } from '@halyard/api'
import { useUpdateAvatar, useUpdateProfile } from '@halyard/query'
import { hasLength } from '@halyard/rules'
import { Avatar, FormError, Inline, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toProfileUpdate } from '#features/account/profile/profile-update.ts'
import type { ProfileValues } from '#features/account/profile/profile-update.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { EditForm } from '#shared/forms/edit-form.tsx'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { PictureButton } from '#shared/pictures/picture-button.tsx'

const { userName, bio, realName, stdNumber } = limits.profileUpdateModel
const phonePattern = new RegExp(limits.profileUpdateModel.phone.pattern)

/** What others see of a person, and what organisers need to know. Nothing changes before it is saved. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useUpdateProfile({
    onSuccess: () => toast({ tone: 'ok', id: 'profile', title: t`Profile saved` }),
  })
  const { form, error: formError } = useValidatedForm<ProfileValues>({
    defaultValues: {
      userName: profile.userName ?? '',
      bio: profile.bio ?? '',
      realName: profile.realName ?? '',
      stdNumber: profile.stdNumber ?? '',
      phone: profile.phone ?? '',
    },
    check: useProfileCheck(),
    failure: error,
  })
  const { control } = form
  return (
    <EditForm
      label={t`Changes to your profile`}
      saveLabel={<Trans>Save profile</Trans>}
      form={form}
      onSubmit={(typed) =>
        // What the server made of it replaces it as soon as it is read again.
        mutate(toProfileUpdate(typed), {
          onSuccess: () => form.reset(typed, { keepDirtyValues: false }),
        })
      }
      pending={isPending}
      error={formError}
    >
      <OwnPicture profile={profile} />
      <FormTextField
        control={control}
        name="userName"
        label={t`Username`}
        labelAside={t`${{ minLength: userName.minLength }} to ${{ maxLength: userName.maxLength }} characters`}
        autoComplete="username"
        spellCheck={false}
      />
      <FormTextArea
        control={control}
        name="bio"
        label={t`About you`}
        maxLength={bio.maxLength}
        rows={2}
      />
      <FormTextField
        control={control}
        name="realName"
        label={t`Real name`}
        maxLength={realName.maxLength}
        hint={t`For certificates. Only organizers see it.`}
        autoComplete="name"
      />
      <FormTextField
        control={control}
        name="stdNumber"
        label={t`Student or staff number`}
        maxLength={stdNumber.maxLength}
        hint={t`Only organizers see it.`}
        autoComplete="off"
      />
      <FormTextField
        control={control}
        name="phone"
        label={t({ message: 'Phone', comment: 'Label of a field: phone number.' })}
        hint={t`Only organizers see it.`}
        type="tel"
        autoComplete="tel"
      />
    </EditForm>
  )
}

/** What is wrong with the typed values, in words. */
function useProfileCheck() {
  const { t } = useLingui()
  const atMost = (text: string, { maxLength }: { maxLength: number }) =>
    text.length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
  return (values: ProfileValues) => {
    const name = values.userName.trim()
    const phone = values.phone.trim()
    return {
      userName: hasLength(name, userName)
        ? undefined
        : t`Use ${{ minLength: userName.minLength }} to ${{ maxLength: userName.maxLength }} characters.`,
      bio: atMost(values.bio, bio),
      realName: atMost(values.realName, realName),
      stdNumber: atMost(values.stdNumber, stdNumber),
      phone:
        phone === '' || phonePattern.test(phone) ? undefined : t`Use digits, spaces and + - . ( ).`,
    }
  }
}

function OwnPicture({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useUpdateAvatar()
  return (
    <Stack gap={2}>
      <Inline gap={3} align="center">
        <Avatar name={profile.userName ?? ''} src={profile.avatar} size={56} />
        <PictureButton
          label={t`Change your picture`}
          maxBytes={uploadLimits.updateAvatar}
          hasLabel
          shape="round"
          pending={isPending}
          onChoose={(file) => mutate({ file })}
          onProblem={setProblem}
        />
      </Inline>
      <FormError>{problem ?? (error ? <ErrorMessage error={error} /> : undefined)}</FormError>
    </Stack>
  )
}
