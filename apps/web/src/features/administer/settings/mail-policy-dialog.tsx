import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { useUpdateMailPolicy } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { toStoredDomains, wrongDomain } from '#features/administer/settings/domains.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextArea } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormNumberField } from '#shared/forms/value-fields.tsx'

const { deniedDomains: domainsLimit, perMinute: pace } = limits.mailPolicyEditModel

type PolicyForm = { deniedDomains: string; perMinute: number | null }

type MailPolicyDialogProps = { stored: Schema<'MailPolicyModel'>; onClose: () => void }

/** Chooses the domains that may not register, and how fast mail is sent. */
export function MailPolicyDialog({ stored, onClose }: MailPolicyDialogProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useUpdateMailPolicy({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'mail-policy', title: t`Limits saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<PolicyForm>({
    defaultValues: {
      deniedDomains: stored.deniedDomains.replaceAll(',', '\n'),
      perMinute: stored.perMinute,
    },
    check: ({ deniedDomains }) => {
      const wrong = wrongDomain(deniedDomains)
      if (wrong !== undefined) return { deniedDomains: t`${wrong} is not a domain name` }
      const { maxLength } = domainsLimit
      return toStoredDomains(deniedDomains).length > maxLength
        ? { deniedDomains: t`Use at most ${maxLength} characters.` }
        : {}
    },
    failure: error,
  })
  const save = ({ deniedDomains, perMinute }: PolicyForm) =>
    mutate({
      deniedDomains: toStoredDomains(deniedDomains),
      perMinute: perMinute ?? 0,
      etag: stored.etag,
    })
  return (
    <FormDialog
      title={t`Limits for email`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save limits</Trans>}
      form={form}
      onSubmit={save}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextArea
        control={form.control}
        name="deniedDomains"
        label={t`Domains that may not register`}
        hint={t`One on each line, or separated by commas. Each counts with every domain below it. Accounts that exist keep their address.`}
        rows={6}
        dir="ltr"
        spellCheck={false}
      />
      <FormNumberField
        control={form.control}
        name="perMinute"
        label={t`Emails in a minute`}
        hint={t`0: no limit. Stay below the limit of your mail provider, which refuses the rest. Emails that wait all arrive, and people who wait for one see how late it is.`}
        min={pace.minimum}
        max={pace.maximum}
      />
    </FormDialog>
  )
}
