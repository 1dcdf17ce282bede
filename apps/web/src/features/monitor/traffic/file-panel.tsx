import { gameLinks, useListCaptureFiles } from '@halyard/query'
import { Button, Card, EmptyState, HouseFlag, Skeleton } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { FileTable } from '#features/monitor/traffic/file-table.tsx'
import { captureKey } from '#features/monitor/traffic/captured.ts'
import type { Captured } from '#features/monitor/traffic/captured.ts'
import { useDeletion } from '#features/monitor/traffic/use-deletion.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useGoing } from '#shared/feedback/delete-soon.ts'
import { useFormat } from '#shared/format/format.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { useRunsGame } from '#shared/session/user.ts'
import * as styles from './traffic.css.ts'

const CaptureDialog = lazyPart(
  'CaptureDialog',
  () => import('#features/monitor/traffic/capture-dialog.tsx'),
)

/** What was captured of a team at a challenge, and what is done with it. */
export function FilePanel(captured: Captured) {
  const { challenge, team } = captured
  const { t } = useLingui()
  const { size } = useFormat()
  const { data, error, refetch } = useListCaptureFiles(challenge.id, team.id)
  const going = useGoing()
  const { deleteFiles, deleteAll } = useDeletion(captured)
  const mayDelete = useRunsGame(captured.gameId)
  const { value: opened, close } = useOpenParam('file')
  if (!data && error) {
    return (
      <LoadFailed
        title={t`The captures did not load`}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton height="12rem" shape="box" />
  const files = data.filter(
    ({ fileName }) => !going.has(captureKey(challenge.id, team.id, fileName)),
  )
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const total = size(bytes)
  return (
    <Card padding="none" asChild>
      <section
        aria-label={t({ message: 'Captures', comment: 'Files with recorded network traffic.' })}
      >
        <div className={styles.head}>
          <span className={styles.whose}>
            <HouseFlag name={team.name} src={team.avatar} size={20} />
            <bdi className={styles.title}>{team.name}</bdi>
            <span className={styles.muted}>
              <Plural
                value={files.length}
                one={`# capture, ${total}`}
                other={`# captures, ${total}`}
              />
            </span>
          </span>
          {files.length > 0 && (
            <>
              <Button size="sm" icon={<Download size={16} />} asChild>
                <a href={gameLinks.captures(challenge.id, team.id)} download>
                  <Trans>Download all</Trans>
                </a>
              </Button>
              {mayDelete && (
                <Button
                  size="sm"
                  tone="danger"
                  icon={<Trash2 size={16} />}
                  onClick={() => deleteAll(files.length, bytes)}
                >
                  <Trans>Delete all</Trans>
                </Button>
              )}
            </>
          )}
        </div>
        {files.length > 0 ? (
          <FileTable {...captured} files={files} onDelete={mayDelete ? deleteFiles : undefined} />
        ) : (
          <EmptyState flags={['K']} title={t`No captures of this team`} />
        )}
        {opened && (
          <Suspense>
            <CaptureDialog key={opened} {...captured} fileName={opened} onClose={close} />
          </Suspense>
        )}
      </section>
    </Card>
  )
}
