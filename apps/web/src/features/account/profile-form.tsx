import { limits, uploadLimits } from '@halyard/api'
import type { Profile } from '@halyard/api'
import { updateAvatar, updateProfile } from '@halyard/query'
import { Avatar, Button, FormError, Inline, Stack, TextArea, TextField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toProfileUpdate } from '#features/account/profile-update.ts'
import { useErrorText } from '#shared/error-text.ts'
import { toast } from '#shared/feedback.ts'
import { useForm } from '#shared/form.ts'
import { fields } from '#shared/form.css.ts'
import { PictureButton } from '#shared/picture-button.tsx'

const { userName, bio, realName, stdNumber } = limits.profileUpdateModel
const phonePattern = new RegExp(limits.profileUpdateModel.phone.pattern)

/** What others see of a person, and what organisers need to know. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({
    ...updateProfile,
    onSuccess: async (...result) => {
      await updateProfile.onSuccess?.(...result)
      toast({ tone: 'ok', id: 'profile', title: t`Profile saved` })
    },
  })
  const { formProps, field, isChanged, isFieldFailure } = useForm({
    initial: {
      userName: profile.userName ?? '',
      bio: profile.bio ?? '',
      realName: profile.realName ?? '',
      stdNumber: profile.stdNumber ?? '',
      phone: profile.phone ?? '',
    },
    check: (values) => {
      const name = values.userName.trim()
      const isName = name.length >= userName.minLength && name.length <= userName.maxLength
      return {
        ...(!isName && {
          userName: t`Use ${userName.minLength} to ${userName.maxLength} characters.`,
        }),
        ...(values.phone.trim() !== '' &&
          !phonePattern.test(values.phone.trim()) && {
            phone: t`Use digits, blanks and + - . ( ).`,
          }),
      }
    },
    onSubmit: (values) => mutate(toProfileUpdate(values)),
    failure: error,
  })
  return (
    <form {...formProps} className={fields}>
      <OwnPicture profile={profile} />
      <TextField label={t`Username`} autoComplete="username" {...field('userName')} />
      <TextArea label={t`About you`} rows={2} maxLength={bio.maxLength} {...field('bio')} />
      <TextField
        label={t`Real name`}
        hint={t`For certificates. Only organisers see it.`}
        autoComplete="name"
        maxLength={realName.maxLength}
        {...field('realName')}
      />
      <TextField
        label={t`Student or staff number`}
        hint={t`Only organisers see it.`}
        maxLength={stdNumber.maxLength}
        {...field('stdNumber')}
      />
      <TextField
        label={t`Phone`}
        hint={t`Only organisers see it.`}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <FormError>{error && !isFieldFailure ? errorText(error) : undefined}</FormError>
      <Inline>
        <Button
          type="submit"
          tone="primary"
          pending={isPending}
          disabledReason={isChanged ? undefined : t`Nothing has changed.`}
        >
          {isPending ? <Trans>Saving…</Trans> : <Trans>Save profile</Trans>}
        </Button>
      </Inline>
    </form>
  )
}

function OwnPicture({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useMutation(updateAvatar)
  return (
    <Stack gap={2}>
      <Inline gap={3} align="center">
        <Avatar name={profile.userName ?? ''} src={profile.avatar} size={56} />
        <PictureButton
          label={t`Change your picture`}
          maxBytes={uploadLimits.updateAvatar}
          hasLabel
          pending={isPending}
          onChoose={(file) => mutate({ file })}
          onProblem={setProblem}
        />
      </Inline>
      <FormError>{problem ?? (error ? errorText(error) : undefined)}</FormError>
    </Stack>
  )
}
