import { limits } from '@halyard/api'
import type { UserInfo } from '@halyard/api'
import { useUpdateUser } from '@halyard/query'
import { Button, DescriptionList, Inline, Segmented } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound, Trash2 } from 'lucide-react'
import { useController } from 'react-hook-form'
import { toUserChange, toUserValues } from '#features/administer/users/user-form.ts'
import type { UserValues } from '#features/administer/users/user-form.ts'
import { Moment } from '#features/administer/users/user-columns.tsx'
import { useUserSeries } from '#features/administer/users/use-user-series.tsx'
import { UserGames } from '#features/administer/users/user-games.tsx'
import { UserTeams } from '#features/administer/users/user-teams.tsx'
import { useUserCheck } from '#features/administer/users/use-user-check.ts'
import { addressOf, idOf, nameOf } from '#features/administer/users/users.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormCheckbox } from '#shared/forms/value-fields.tsx'
import { roleLabels } from '#shared/session/role-labels.ts'
import { useUser } from '#shared/session/user.ts'
import * as styles from '../administer.css.ts'

const { bio, realName, stdNumber } = limits.adminUserInfoModel
const roles = ['Banned', 'User', 'Monitor', 'Admin'] as const

type UserDrawerProps = {
  user: UserInfo
  /** Nobody else could administer the platform. */
  isLastAdmin: boolean
  onReset: () => void
  onClose: () => void
}

/** Everything about one user, to be read and changed. */
export function UserDrawer({ user, isLastAdmin, onReset, onClose }: UserDrawerProps) {
  const { t, i18n } = useLingui()
  const stored = toUserValues(user)
  const { mutate, isPending, error } = useUpdateUser({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'user', title: t`User saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<UserValues>({
    defaultValues: stored,
    check: useUserCheck(stored),
    failure: error,
  })
  const { control } = form
  const { remove } = useUserSeries()
  const isOwn = user.id === useUser()?.userId
  const { field: role } = useController({ control, name: 'role' })
  return (
    <FormDialog
      placement="side"
      title={<bdi>{nameOf(user)}</bdi>}
      description={user.registerTimeUtc > 0 && <Registered at={user.registerTimeUtc} />}
      action={<Trans>Save</Trans>}
      form={form}
      onSubmit={(values) => mutate({ userId: idOf(user), ...toUserChange(stored, values) })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <Segmented
        label={t`Role`}
        isFullWidth
        options={roles.map((value) => ({
          value,
          label: i18n._(roleLabels[value]),
          disabled: isLastAdmin && value !== 'Admin',
        }))}
        value={role.value}
        onValueChange={role.onChange}
      />
      {isLastAdmin && (
        <p>
          <Trans>This is the only administrator. Make someone else administrator first.</Trans>
        </p>
      )}
      <div className={styles.pair}>
        <FormTextField control={control} name="userName" label={t`Username`} spellCheck={false} />
        <FormTextField control={control} name="email" label={t`Email`} type="email" />
      </div>
      <FormCheckbox
        control={control}
        name="emailConfirmed"
        label={t`Email confirmed`}
        hint={t`The user cannot log in until this is on.`}
        disabled={isLastAdmin}
      />
      <div className={styles.pair}>
        <FormTextField
          control={control}
          name="realName"
          label={t`Real name`}
          maxLength={realName.maxLength}
          dir="auto"
        />
        <FormTextField
          control={control}
          name="stdNumber"
          label={t`Student or staff number`}
          maxLength={stdNumber.maxLength}
        />
      </div>
      <FormTextField
        control={control}
        name="phone"
        label={t({ message: 'Phone', comment: 'Label of a field: phone number.' })}
        type="tel"
      />
      <FormTextArea control={control} name="bio" label={t`About`} maxLength={bio.maxLength} />
      <Facts user={user} />
      <UserTeams userId={idOf(user)} />
      <UserGames userId={idOf(user)} />
      <Inline>
        <Button icon={<KeyRound size={16} />} onClick={onReset}>
          <Trans>Reset password</Trans>
        </Button>
        <Button
          tone="danger"
          icon={<Trash2 size={16} />}
          onClick={() => remove([user])}
          disabledReason={isOwn && t`This is your own account.`}
        >
          <Trans>Delete…</Trans>
        </Button>
      </Inline>
    </FormDialog>
  )
}

const Registered = ({ at }: { at: number }) => (
  <Trans>
    Registered <LocalTime at={at} format="date" />
  </Trans>
)

function Facts({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  return (
    <DescriptionList
      items={[
        { term: t`Last seen`, value: <Moment at={user.lastVisitedUtc} /> },
        { term: t`IP address`, value: addressOf(user) || '–' },
      ]}
    />
  )
}
