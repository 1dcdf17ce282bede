import type { GameSettings } from '@halyard/api'
import { Card, CardHeader, CardSection, PageHeader, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { CtfcliCard } from '#features/organise/exports/ctfcli-card.tsx'
import { RosterForm } from '#features/organise/exports/roster-form.tsx'
import { Page } from '#shared/layout/page.tsx'
import { backgroundPart, lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

const AnswersCard = backgroundPart(
  'AnswersCard',
  () => import('#features/organise/fields/answers-card.tsx'),
)

const CertificateForm = lazyPart(
  'CertificateForm',
  () => import('#features/organise/certificates/certificate-form.tsx'),
)

type ExportsScreenProps = {
  game: GameSettings
  /** What makes files of the scoreboard. */
  standings: ReactNode
}

/** Who took part in a game, how it ended and what was played, as files. */
export function ExportsScreen({ game, standings }: ExportsScreenProps) {
  const { t } = useLingui()
  const hasFields = useHasExtension('profileFields')
  return (
    <Page title={[t`Exports`, game.title]} width="page">
      <PageHeader
        title={<Trans comment="Page that makes files of a game.">Exports</Trans>}
        description={<Trans>Who took part, how it ended and what was played, as files.</Trans>}
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
        {hasFields && (
          <Suspense>
            <AnswersCard game={game} />
          </Suspense>
        )}
        <Card padding="none">
          <CardHeader title={<Trans comment="Teams by rank.">Standings</Trans>} />
          <CardSection>{standings}</CardSection>
        </Card>
        <Card padding="none">
          <CardHeader title={<Trans>Certificates</Trans>} />
          <CardSection>
            <Suspense fallback={<Skeleton height="18rem" shape="box" />}>
              <CertificateForm game={game} />
            </Suspense>
          </CardSection>
        </Card>
        <CtfcliCard game={game} />
      </Stack>
    </Page>
  )
}
