import type { Schema } from '@halyard/api'
import { isOutdated, useGetSecondFactorPolicy, useUpdateSecondFactorPolicy } from '@halyard/query'
import { Button, Card, CardSection, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormCheckbox, FormSelect } from '#shared/forms/value-fields.tsx'
import { usePlatform } from '#shared/platform/platform.ts'

type Policy = Schema<'SecondFactorPolicyModel'>

/** Who has to have a second factor, and whether people read of new devices; on servers that know of it. */
export function SecondFactorPolicy() {
  const { extensions } = usePlatform()
  return extensions?.includes('secondFactor') ? <PolicyCard /> : null
}

function PolicyCard() {
  const { t } = useLingui()
  const { data: policy, error, refetch } = useGetSecondFactorPolicy()
  const [isOpen, setIsOpen] = useState(false)
  if (error)
    return (
      <LoadFailed
        title={t`The policy for second factors did not load`}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!policy) return <Skeleton height="8rem" shape="box" />
  return (
    <Card padding="none">
      <CardSection>
        <Stack gap={3}>
          <h2>
            <Trans>Second factor</Trans>
          </h2>
          <p>
            <WhoNeedsOne of={policy.requiredOf} />
          </p>
          <p>
            {policy.newDeviceMail ? (
              <Trans>People get an email when they log in on a new device.</Trans>
            ) : (
              <Trans>People get no email when they log in on a new device.</Trans>
            )}
          </p>
          <div>
            <Button onClick={() => setIsOpen(true)}>
              <Trans>Change policy</Trans>
            </Button>
          </div>
        </Stack>
      </CardSection>
      {isOpen && <PolicyDialog policy={policy} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

function WhoNeedsOne({ of }: { of: Policy['requiredOf'] }) {
  if (of === 'Admin') return <Trans>Administrators have to have one.</Trans>
  if (of === 'Monitor') return <Trans>Administrators and monitors have to have one.</Trans>
  if (of === null) return <Trans>Nobody has to have one.</Trans>
  return <Trans>Everyone has to have one.</Trans>
}

const NOBODY = 'nobody'
type Choice = typeof NOBODY | 'Admin' | 'Monitor' | 'User'

function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { t } = useLingui()
  const { refetch } = useGetSecondFactorPolicy()
  const { mutate, isPending, error } = useUpdateSecondFactorPolicy({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'second-factor-policy', title: t`Policy saved` })
      onClose()
    },
    // What somebody else has saved is shown behind it, and is what the next save is made to.
    onError: (failure) => void (isOutdated(failure) && refetch()),
  })
  const { form, error: formError } = useValidatedForm<{ who: Choice; newDeviceMail: boolean }>({
    defaultValues: { who: choiceOf(policy.requiredOf), newDeviceMail: policy.newDeviceMail },
    check: () => ({}),
    failure: error,
  })
  const { control } = form
  return (
    <FormDialog
      title={t`Policy for second factors`}
      description={t`People without one can only set one up. Until then they have no more rights than a player.`}
      action={<Trans>Save policy</Trans>}
      form={form}
      onSubmit={({ who, newDeviceMail }) =>
        mutate({
          requiredOf: who === NOBODY ? null : who,
          newDeviceMail,
          etag: policy.etag,
        })
      }
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormSelect
        control={control}
        name="who"
        label={t`Who has to have a second factor`}
        options={[
          { value: NOBODY, label: t`Nobody` },
          { value: 'Admin', label: t`Administrators` },
          { value: 'Monitor', label: t`Administrators and monitors` },
          { value: 'User', label: t`Everyone` },
        ]}
      />
      <FormCheckbox
        control={control}
        name="newDeviceMail"
        label={t`Email about new devices`}
        hint={t`When someone logs in with a browser that the account was not used in before.`}
      />
    </FormDialog>
  )
}

function choiceOf(requiredOf: Policy['requiredOf']): Choice {
  if (requiredOf === null || requiredOf === 'Banned') return NOBODY
  return requiredOf
}
