import type { Schema } from '@halyard/api'
import { Button, Inline, PageHeader } from '@halyard/ui'
import { FRESH_PLATFORM_NAME } from '@halyard/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AccountsResult } from '#features/organise/setup/accounts-result.tsx'
import { AccountsStep } from '#features/organise/setup/accounts-step.tsx'
import { FirstGameStep } from '#features/organise/setup/first-game-step.tsx'
import { GamesResult } from '#features/organise/setup/games-result.tsx'
import { NameStep, useNameStep } from '#features/organise/setup/name-step.tsx'
import { PlatformResult } from '#features/organise/setup/platform-result.tsx'
import { Step } from '#features/organise/setup/step.tsx'
import { useSetupDismissed } from '#features/organise/setup/use-setup.ts'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { useLeave } from '#shared/routing/use-leave.ts'
import { WithConfig } from '#shared/platform/with-config.tsx'
import { useAllGames } from '#shared/use-all-games.ts'
import * as styles from './setup.css.ts'

/** What a fresh platform needs before players come. Each part can be left out, and all of it is found in the administration later. */
export function SetupScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Set up this platform`} width="page">
      <PageHeader
        title={<Trans>Set up this platform</Trans>}
        description={<Trans>Skip what you do not need. Everything can be changed later.</Trans>}
      />
      <WithConfig>{(config) => <Steps config={config} />}</WithConfig>
    </Page>
  )
}

function Steps({ config }: { config: Schema<'ConfigEditModel'> }) {
  const { games } = useAllGames()
  const [, setDismissed] = useSetupDismissed()
  const [gameId, setGameId] = useState<number>()
  const [isDone, setIsDone] = useState(false)
  const name = useNameStep(config.globalConfig)
  useLeave(
    isDone ? (gameId === undefined ? paths.adminGames() : paths.gameInfo(gameId)) : undefined,
  )
  const leave = () => {
    setDismissed(true)
    setIsDone(true)
  }
  // What was typed is meant: it is saved on the way out. Where it cannot be, its field or the form says why.
  const finish = name.form.handleSubmit(async (values) => {
    if (!name.isDirty) return leave()
    const isSaved = await name.save(values).then(
      () => true,
      () => false,
    )
    if (isSaved) leave()
  })
  return (
    <>
      <ol className={styles.steps}>
        <Step
          number={1}
          title={<Trans>Name and color</Trans>}
          isDone={config.globalConfig.title !== FRESH_PLATFORM_NAME && !name.isDirty}
          result={<PlatformResult control={name.form.control} />}
        >
          <NameStep name={name} stored={config.globalConfig} isDone={isDone} />
        </Step>
        <Step
          number={2}
          title={<Trans>First game</Trans>}
          isDone={games !== undefined && games.length > 0}
          result={<GamesResult />}
        >
          <FirstGameStep onAdded={setGameId} />
        </Step>
        <Step
          number={3}
          title={<Trans>Accounts</Trans>}
          isDone={false}
          result={<AccountsResult isOpen={config.accountPolicy.allowRegister} />}
        >
          <AccountsStep policy={config.accountPolicy} />
        </Step>
      </ol>
      <Inline>
        <Button tone="primary" size="lg" loading={name.isPending} onClick={() => void finish()}>
          {gameId === undefined ? (
            <Trans>Finish the setup</Trans>
          ) : (
            <Trans>Finish, and open the new game</Trans>
          )}
        </Button>
      </Inline>
    </>
  )
}
