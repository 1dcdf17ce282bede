import { limits, uploadLimits } from '@halyard/api'
import type { Profile } from '@halyard/api'
import { updateAvatar, updateProfile } from '@halyard/query'
import { Avatar, FormError, Inline, SaveBar, Stack, TextArea, TextField } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toProfileUpdate } from '#features/account/profile-update.ts'
import type { ProfileValues } from '#features/account/profile-update.ts'
import { useErrorText } from '#shared/error-text.ts'
import { toast } from '#shared/feedback.ts'
import { useForm } from '#shared/form.ts'
import { fields } from '#shared/form.css.ts'
import { LeaveGuard } from '#shared/leave-guard.tsx'
import { PictureButton } from '#shared/picture-button.tsx'
import { Used } from '#shared/used.tsx'

const { userName, bio, realName, stdNumber } = limits.profileUpdateModel
const phonePattern = new RegExp(limits.profileUpdateModel.phone.pattern)

/** What others see of a person, and what organisers need to know. Nothing changes before it is saved. */
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
  const { formProps, field, values, changedNames, isFieldFailure, reset } = useForm({
    initial: {
      userName: profile.userName ?? '',
      bio: profile.bio ?? '',
      realName: profile.realName ?? '',
      stdNumber: profile.stdNumber ?? '',
      phone: profile.phone ?? '',
    },
    check: useProfileCheck(),
    onSubmit: (typed) => mutate(toProfileUpdate(typed)),
    failure: error,
  })
  const used = (name: keyof typeof values, { maxLength }: { maxLength: number }) => (
    <Used length={values[name].length} of={maxLength} />
  )
  return (
    <form {...formProps} className={fields}>
      <OwnPicture profile={profile} />
      <TextField
        label={t`Username`}
        labelAside={t`${userName.minLength} to ${userName.maxLength} characters`}
        autoComplete="username"
        spellCheck={false}
        {...field('userName')}
      />
      <TextArea label={t`About you`} labelAside={used('bio', bio)} rows={2} {...field('bio')} />
      <TextField
        label={t`Real name`}
        labelAside={used('realName', realName)}
        hint={t`For certificates. Only organisers see it.`}
        autoComplete="name"
        {...field('realName')}
      />
      <TextField
        label={t`Student or staff number`}
        labelAside={used('stdNumber', stdNumber)}
        hint={t`Only organisers see it.`}
        autoComplete="off"
        {...field('stdNumber')}
      />
      <TextField
        label={t`Phone`}
        hint={t`Only organisers see it.`}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <SaveBar
        label={t`Changes of your profile`}
        changes={
          changedNames.length > 0 && (
            <Plural value={changedNames.length} one="# unsaved change" other="# unsaved changes" />
          )
        }
        saveLabel={isPending ? <Trans>Saving…</Trans> : <Trans>Save profile</Trans>}
        discardLabel={<Trans>Discard</Trans>}
        pending={isPending}
        error={error && !isFieldFailure ? errorText(error) : undefined}
        onSave={() => formProps.ref.current?.requestSubmit()}
        onDiscard={reset}
      />
      <LeaveGuard isChanged={changedNames.length > 0 && !isPending} />
    </form>
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
    const isName = name.length >= userName.minLength && name.length <= userName.maxLength
    return {
      userName: isName
        ? undefined
        : t`Use ${userName.minLength} to ${userName.maxLength} characters.`,
      bio: atMost(values.bio, bio),
      realName: atMost(values.realName, realName),
      stdNumber: atMost(values.stdNumber, stdNumber),
      phone:
        phone === '' || phonePattern.test(phone) ? undefined : t`Use digits, blanks and + - . ( ).`,
    }
  }
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
          shape="round"
          pending={isPending}
          onChoose={(file) => mutate({ file })}
          onProblem={setProblem}
        />
      </Inline>
      <FormError>{problem ?? (error ? errorText(error) : undefined)}</FormError>
    </Stack>
  )
}
