import type { Schema } from '@halyard/api'
import { Button, Card, CardHeader, CardSection, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AccountsStep } from '#features/organise/setup/accounts-step.tsx'
import { FirstGameStep } from '#features/organise/setup/first-game-step.tsx'
import { NameStep } from '#features/organise/setup/name-step.tsx'
import { useSetupDismissed } from '#features/organise/setup/use-setup.ts'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { WithConfig } from '#shared/platform/with-config.tsx'

/** What a fresh platform needs before players come. Each part can be left out, and all of it is found in the administration later. */
export function SetupScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Set up this platform`} width="form">
      <PageHeader
        title={<Trans>Set up this platform</Trans>}
        description={<Trans>Leave out what you do not need. All of it can be changed later.</Trans>}
      />
      <WithConfig>{(config) => <Steps config={config} />}</WithConfig>
    </Page>
  )
}

function Steps({ config }: { config: Schema<'ConfigEditModel'> }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [, setDismissed] = useSetupDismissed()
  const finish = () => {
    setDismissed(true)
    void navigate(paths.adminGames())
  }
  return (
    <>
      <Step title={t`1. Name and colour`}>
        <NameStep stored={config.globalConfig} />
      </Step>
      <Step title={t`2. First game`}>
        <FirstGameStep />
      </Step>
      <Step title={t`3. Accounts`}>
        <AccountsStep policy={config.accountPolicy} />
      </Step>
      <Button tone="primary" size="lg" onClick={finish}>
        <Trans>Finish the setup</Trans>
      </Button>
    </>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="none">
      <CardHeader title={title} />
      <CardSection>{children}</CardSection>
    </Card>
  )
}
