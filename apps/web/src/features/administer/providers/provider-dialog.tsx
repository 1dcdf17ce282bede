import type { Schema } from '@halyard/api'
import { signInLinks, useUpdateProviders } from '@halyard/query'
import { CopyField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { toForm, toInput, withProvider } from '#features/administer/providers/provider-form.ts'
import type { ProviderForm } from '#features/administer/providers/provider-form.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormCheckbox, FormSelect } from '#shared/forms/value-fields.tsx'

type Provider = Schema<'ProviderModel'>

type ProviderDialogProps = {
  stored: Schema<'ProvidersModel'>
  /** The one to edit; none for a new one. */
  provider?: Provider | undefined
  onClose: () => void
}

/** Everything about one provider; its secret is written, and never read. */
export function ProviderDialog({ stored, provider, onClose }: ProviderDialogProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useUpdateProviders({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'providers', title: t`Provider saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<ProviderForm>({
    defaultValues: toForm(provider),
    check: useCheck(provider),
    failure: error,
  })
  const { control } = form
  const [id, kind, adminGroups] = useWatch({ control, name: ['id', 'kind', 'adminGroups'] })
  return (
    <FormDialog
      title={provider ? t`Edit ${{ provider: provider.label }}` : t`Add a login provider`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save provider</Trans>}
      form={form}
      onSubmit={(values) =>
        mutate({
          etag: stored.etag,
          providers: withProvider(stored.providers, provider?.id, toInput(values)),
        })
      }
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormSelect
        control={control}
        name="kind"
        label={t`Protocol`}
        options={[
          { value: 'OpenId', label: t`OpenID Connect` },
          { value: 'CTFtime', label: t`CTFtime` },
        ]}
      />
      <FormTextField control={control} name="label" label={t`Name on the button`} dir="auto" />
      {!provider && (
        <FormTextField
          control={control}
          name="id"
          label={t`ID in addresses`}
          hint={t`Lowercase letters, digits and hyphens, such as university. It cannot be changed later.`}
          dir="ltr"
        />
      )}
      {id && (
        <div>
          <p>
            <Trans>Redirect address, to allow at the provider:</Trans>
          </p>
          <CopyField
            isQuiet
            text={provider?.redirectUrl || location.origin + signInLinks.back(id)}
            labels={{ copy: t`Copy link`, copied: t`Copied` }}
          />
        </div>
      )}
      <FormTextField
        control={control}
        name="issuer"
        label={t`Issuer`}
        hint={
          kind === 'CTFtime' ? (
            <Trans>For CTFtime: https://oauth.ctftime.org</Trans>
          ) : (
            <Trans>The address of the provider, exactly as it names itself.</Trans>
          )
        }
        dir="ltr"
        spellCheck={false}
      />
      <FormTextField
        control={control}
        name="clientId"
        label={t`Client ID`}
        dir="ltr"
        spellCheck={false}
      />
      <FormTextField
        control={control}
        name="secret"
        type="password"
        label={t`Client secret`}
        hint={provider?.hasSecret ? t`Empty keeps the secret that is stored.` : undefined}
        autoComplete="off"
        dir="ltr"
      />
      <FormSelect
        control={control}
        name="icon"
        label={t`Icon`}
        options={[
          { value: 'key', label: t`Key` },
          { value: 'school', label: t`School` },
          { value: 'building', label: t`Building` },
          { value: 'globe', label: t`Globe` },
          {
            value: 'flag',
            label: t({ message: 'Flag', comment: 'The picture of a flag on a pole.' }),
          },
        ]}
      />
      {kind === 'OpenId' && (
        <>
          <FormTextArea
            control={control}
            name="domains"
            label={t`Email domains that may log in`}
            hint={t`One on each line, *.school.example for those below it. Only verified addresses count. Empty lets everyone in.`}
            rows={2}
            dir="ltr"
          />
          <FormTextField
            control={control}
            name="scopes"
            label={t`Further scopes`}
            hint={t`Besides the usual ones, separated by spaces.`}
            dir="ltr"
          />
          <FormTextField
            control={control}
            name="groupsClaim"
            label={t`Claim with the groups`}
            dir="ltr"
          />
          <FormTextArea
            control={control}
            name="groups"
            label={t`Groups that may log in`}
            hint={t`One on each line. Empty lets everyone in.`}
            rows={2}
          />
          <FormTextArea
            control={control}
            name="monitorGroups"
            label={t`Groups whose members become monitors`}
            hint={t`One on each line. Someone who leaves the group loses the role with the next login.`}
            rows={2}
          />
          <FormTextArea
            control={control}
            name="adminGroups"
            label={t`Groups whose members become administrators`}
            rows={2}
          />
          {adminGroups.trim() !== '' && (
            <FormCheckbox
              control={control}
              name="confirmsAdmins"
              label={t`The people who run the provider decide who administers this platform. I want that.`}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

function useCheck(provider: Provider | undefined) {
  const { t } = useLingui()
  const needed = (text: string) => (text.trim() === '' ? t`Fill this in.` : undefined)
  return ({ id, label, issuer, clientId, secret, adminGroups, confirmsAdmins }: ProviderForm) => ({
    id: /^[a-z0-9-]{1,32}$/.test(id.trim())
      ? undefined
      : t`Use lowercase letters, digits and hyphens.`,
    label: needed(label),
    issuer: needed(issuer),
    clientId: needed(clientId),
    secret:
      secret === '' && provider?.issuer !== issuer.trim()
        ? t`Enter the secret that belongs to this issuer.`
        : undefined,
    confirmsAdmins:
      adminGroups.trim() !== '' && !confirmsAdmins
        ? t`Confirm this, or remove the groups.`
        : undefined,
  })
}
