import { Button, CodeFlags, Stack } from '@halyard/ui'
import type { RegisterStatus } from '@halyard/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#shared/router.ts'
import { FormHead } from '#features/account/form-head.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './form-parts.css.ts'

type Waiting = Exclude<RegisterStatus, 'LoggedIn'>

/** An account that was made but may not log in yet: who has to do what. */
export function RegisterOutcome({ outcome, email }: { outcome: Waiting; email: string }) {
  return (
    <Stack gap={5}>
      <CodeFlags letters={['G']} />
      {outcome === 'EmailConfirmationRequired' ? <CheckMail email={email} /> : <AwaitApproval />}
      <Button size="lg" isFullWidth asChild>
        <Link to={paths.login()}>
          <Trans>Back to the log-in</Trans>
        </Link>
      </Button>
    </Stack>
  )
}

function CheckMail({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <>
      <FormHead title={t`Check your mail`} isAnswer>
        <Trans>
          We sent a link to <strong>{email}</strong>. Open it to finish your account.
        </Trans>
      </FormHead>
      <ul className={styles.advice}>
        <li>
          <Trans>Nothing there after a few minutes? Look into the spam folder.</Trans>
        </li>
        <li>
          <Trans>Is the address wrong? Register again with the right one.</Trans>
        </li>
        <li>
          <Trans>The link works for three hours.</Trans>
        </li>
      </ul>
    </>
  )
}

function AwaitApproval() {
  const { t } = useLingui()
  return (
    <FormHead title={t`An organiser has to approve you`} isAnswer>
      <Trans>Your account exists. You can log in as soon as an organiser has approved it.</Trans>
    </FormHead>
  )
}
