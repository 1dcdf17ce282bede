import { limits } from '@halyard/api'
import type { PlatformConfig } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { toStoredDomains, wrongDomain } from '#features/administer/settings/domains.ts'
import { MailPolicy } from '#features/administer/settings/mail-policy.tsx'
import { mailSection } from '#features/administer/settings/sections.ts'
import type { MailForm } from '#features/administer/settings/sections.ts'
import { SettingsForm } from '#features/administer/settings/settings-form.tsx'
import { SettingsPage } from '#features/administer/settings/settings-page.tsx'
import { TestMail } from '#features/administer/settings/test-mail.tsx'
import { useAnswer } from '#shared/forms/use-answer.ts'
import { FormTextArea } from '#shared/forms/fields.tsx'
import type { Problems } from '#shared/forms/use-validated-form.ts'
import { FormCheckbox } from '#shared/forms/value-fields.tsx'

const { maxLength } = limits.accountPolicyInput.emailDomainList

const tidy = (form: MailForm): MailForm => ({
  ...form,
  emailDomainList: toStoredDomains(form.emailDomainList),
})

/** Which addresses may register, and whether they are confirmed. */
export function MailSettings() {
  return (
    <SettingsPage section="mail">{(config) => <MailSettingsForm config={config} />}</SettingsPage>
  )
}

function MailSettingsForm({ config }: { config: PlatformConfig }) {
  const { t } = useLingui()
  return (
    <SettingsForm
      section={mailSection}
      config={config}
      check={useCheck()}
      texts={{
        emailConfirmationRequired: { label: t`Confirm email addresses`, text: useAnswer() },
        emailDomainList: { label: t`Email domains that may register`, text: (text) => text },
      }}
      tidy={tidy}
      trial={
        <>
          <MailPolicy />
          <TestMail />
        </>
      }
    >
      {(control) => (
        <>
          <FormCheckbox
            control={control}
            name="emailConfirmationRequired"
            label={t`Confirm email addresses`}
            hint={t`Anyone who registers or changes their address gets a link by email. The mail server is set in the configuration of the server.`}
          />
          <FormTextArea
            control={control}
            name="emailDomainList"
            id="emailDomainList"
            label={t`Email domains that may register`}
            hint={t`Separated by commas, such as school.example, club.example; empty lets every domain in.`}
            rows={3}
            dir="ltr"
            spellCheck={false}
          />
        </>
      )}
    </SettingsForm>
  )
}

function useCheck() {
  const { t } = useLingui()
  return ({ emailDomainList }: MailForm): Problems<MailForm> => {
    const wrong = wrongDomain(emailDomainList)
    if (wrong !== undefined) return { emailDomainList: t`${wrong} is not a domain name` }
    return toStoredDomains(emailDomainList).length > maxLength
      ? { emailDomainList: t`Use at most ${maxLength} characters.` }
      : {}
  }
}
