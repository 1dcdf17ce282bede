import type { GameSettings } from '@halyard/api'
import { Card, CardHeader, CardSection, PageHeader, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RosterForm } from '#features/organise/exports/roster-form.tsx'
import { Page } from '#shared/layout/page.tsx'

type ExportsScreenProps = {
  game: GameSettings
  /** What makes files of the scoreboard. */
  standings: ReactNode
}

/** Who took part in a game and how it ended, as files. */
export function ExportsScreen({ game, standings }: ExportsScreenProps) {
  const { t } = useLingui()
  return (
    <Page title={[t`Exports`, game.title]} width="page">
      <PageHeader
        title={<Trans comment="Page that makes files of a game.">Exports</Trans>}
        description={<Trans>Who took part and how it ended, as files.</Trans>}
      />
      <Stack gap={5}>
        <Card padding="none">
          <CardHeader
            title={<Trans comment="List of the teams of a game and their members.">Roster</Trans>}
          />
          <CardSection>
            <RosterForm game={game} />
          </CardSection>
        </Card>
        <Card padding="none">
          <CardHeader title={<Trans comment="Teams by rank.">Standings</Trans>} />
          <CardSection>{standings}</CardSection>
        </Card>
      </Stack>
    </Page>
  )
}
