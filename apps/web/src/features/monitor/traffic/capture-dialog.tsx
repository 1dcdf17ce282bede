import { gameLinks, useGetCapture, useGetEditChallenge } from '@halyard/query'
import { Button, Callout, Dialog, Loading, Skeleton, Stack, Stat } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { Captured } from '#features/monitor/traffic/captured.ts'
import { ConnectionList } from '#features/monitor/traffic/connection-list.tsx'
import { NotACapture } from '#features/monitor/traffic/pcap.ts'
import { mostBytes, readCapture } from '#features/monitor/traffic/read-capture.ts'
import { withServicePort } from '#features/monitor/traffic/sides.ts'
import type { CaptureSummary } from '#features/monitor/traffic/capture-summary.ts'
import { SecretFlag } from '#features/monitor/secret-flag.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useRunsGame } from '#shared/session/user.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './traffic.css.ts'

type CaptureDialogProps = Captured & { fileName: string; onClose: () => void }

/** What is in a capture, summed up in the browser. */
export function CaptureDialog({ gameId, challenge, team, fileName, onClose }: CaptureDialogProps) {
  const { t } = useLingui()
  const query = useGetCapture(challenge.id, team.id, fileName, readCapture)
  const { data: summary, error, refetch } = query
  // Only administrators may know the port; without it the capture itself must show it.
  const runsGame = useRunsGame(gameId)
  const { data: settings } = useGetEditChallenge(gameId, challenge.id, { enabled: runsGame })
  const content = () => {
    if (summary) return <Summary summary={withServicePort(summary, settings?.exposePort)} />
    if (error instanceof Error && error.name === NotACapture.name) {
      return (
        <Callout tone="warn" title={t`This is not a capture`}>
          <Trans>This file is not a valid capture. Download it to inspect it.</Trans>
        </Callout>
      )
    }
    if (error) {
      return (
        <LoadFailed
          title={t`The capture did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      )
    }
    return (
      <Loading label={t`The capture is being read`}>
        <Skeleton height="12rem" shape="box" />
      </Loading>
    )
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="lg" phone="page">
        <Dialog.Header
          title={<span className={styles.ends}>{fileName}</span>}
          description={
            <>
              <bdi>{challenge.title}</bdi> · <bdi>{team.name}</bdi>
            </>
          }
          closeLabel={t`Close`}
          hasLine
        />
        <Dialog.Body>{content()}</Dialog.Body>
        <Dialog.Footer>
          <Button icon={<Download size={16} />} asChild>
            <a href={gameLinks.capture(challenge.id, team.id, fileName)} download>
              <Trans comment="Verb: save a file from the platform.">Download</Trans>
            </a>
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Summary({ summary }: { summary: CaptureSummary }) {
  const { t } = useLingui()
  const { number, size } = useFormat()
  const { about, packets, bytes, connectionCount, connections, isCut } = summary
  const most = size(mostBytes)
  return (
    <Stack gap={4}>
      {isCut && (
        <Callout tone="warn" title={t`Only a part of the capture was read`}>
          <Trans>
            The file ends in the middle of a packet, is damaged, or has more than {most}. What could
            be read is below.
          </Trans>
        </Callout>
      )}
      <dl className={styles.stats}>
        <Stat label={<Trans>Connections</Trans>}>{number(connectionCount)}</Stat>
        <Stat label={<Trans>Packets</Trans>}>{number(packets)}</Stat>
        <Stat label={<Trans comment="Bytes that were sent, without headers.">Data</Trans>}>
          {size(bytes)}
        </Stat>
      </dl>
      {about && (
        <p className={styles.facts}>
          <Trans comment="Before the id of a container.">Instance</Trans>{' '}
          <code>{about.instance}</code> <SecretFlag text={about.flag} />
        </p>
      )}
      <ConnectionList connections={connections} total={connectionCount} />
    </Stack>
  )
}
