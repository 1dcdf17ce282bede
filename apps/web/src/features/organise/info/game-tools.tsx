import type { GameSettings } from '@halyard/api'
import { Button, Card, CardHeader, CardSection, CopyField, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { PosterField } from '#features/organise/info/poster-field.tsx'
import { useDeleteQuestion } from '#features/organise/use-delete-question.tsx'
import { useExport } from '#features/organise/use-export.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'

const ScheduleCard = backgroundPart(
  'ScheduleCard',
  () => import('#features/organise/schedule/schedule-card.tsx'),
)

const PresenceCard = backgroundPart(
  'PresenceCard',
  () => import('#features/organise/presence/presence-card.tsx'),
)

/** What acts at once, beside the settings that wait to be saved. */
export function GameTools({ game, onDeleted }: { game: GameSettings; onDeleted: () => void }) {
  const { t } = useLingui()
  const exportPackage = useExport(game)
  const askDelete = useDeleteQuestion(game, onDeleted)
  return (
    <Stack gap={5}>
      <Suspense>
        <ScheduleCard game={game} />
      </Suspense>
      <Suspense>
        <PresenceCard game={game} />
      </Suspense>
      <Card padding="none">
        <CardSection>
          <PosterField game={game} />
        </CardSection>
      </Card>
      <Card padding="none">
        <CardHeader title={t`Public key`} />
        <CardSection>
          <Stack gap={2}>
            <CopyField
              text={game.publicKey}
              isQuiet
              labels={{ copy: t`Copy the key`, copied: t`Copied` }}
            />
            <p>
              <Trans>Your own services check the tokens of teams with it (Ed25519).</Trans>
            </p>
          </Stack>
        </CardSection>
      </Card>
      <Card padding="none">
        <CardHeader title={t`Package`} />
        <CardSection>
          <Stack gap={3} align="start">
            <p>
              <Trans>
                The settings, challenges and files of this game in one ZIP, to keep or to import
                elsewhere.
              </Trans>
            </p>
            <Button icon={<Download size={16} />} onClick={exportPackage}>
              <Trans>Export package</Trans>
            </Button>
          </Stack>
        </CardSection>
      </Card>
      <Card padding="none">
        <CardHeader title={t`Danger zone`} />
        <CardSection>
          <Stack gap={3} align="start">
            <p>
              <Trans>
                Deleting the game deletes its challenges, teams and results. You are asked for its
                title first.
              </Trans>
            </p>
            <Button tone="danger" icon={<Trash2 size={16} />} onClick={askDelete}>
              <Trans>Delete game</Trans>
            </Button>
          </Stack>
        </CardSection>
      </Card>
    </Stack>
  )
}
