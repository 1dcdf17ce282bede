import { Button, CodeFlags } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormHead } from '#features/account/form-head.tsx'
import { fields } from '#shared/forms/fields.css.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'

/** A link from a mail that is not whole: what may have happened to it and how to get another. */
export function BadLink({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={fields}>
      <CodeFlags letters={['N']} />
      <FormHead title={t`This link is not complete`}>
        <Trans>
          Some email programs cut long links. Copy the whole link from the mail into the address
          bar.
        </Trans>
      </FormHead>
      {children}
      <Button size="lg" isFullWidth asChild>
        <Link to={paths.login()}>
          <Trans>Back to login</Trans>
        </Link>
      </Button>
    </div>
  )
}
