import { Button, Card, CodeFlags } from '@halyard/ui'
import { RingChart } from '@halyard/ui/charts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { showLabels } from '#features/administer/files/file-labels.ts'
import { leftOver, sharesOf, sizeOf } from '#features/administer/files/files.ts'
import type { ListedFile } from '#features/administer/files/files.ts'
import { usePrune } from '#features/administer/files/use-prune.tsx'
import { now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './files.css.ts'

/** What takes the room of the disk, and how much of it can be had back. */
export function StorageCard({ files }: { files: readonly ListedFile[] }) {
  const { t, i18n } = useLingui()
  const { size, percent } = useFormat()
  const parts = sharesOf(files).map(({ show, bytes }) => ({
    id: show,
    name: i18n._(showLabels[show]),
    value: bytes,
  }))
  const bytes = size(sizeOf(files))
  const most = parts[0]?.name ?? ''
  return (
    <Card asChild>
      <section aria-label={t`Storage`}>
        <div className={styles.storage}>
          <RingChart
            parts={parts}
            label={t`Storage by use: ${bytes}, largest part: ${most}`}
            formatValue={size}
            formatShare={percent}
            note={t`${plural(files.length, { one: '# file', other: '# files' })}`}
          />
          <LeftOver files={leftOver(files, now())} />
        </div>
      </section>
    </Card>
  )
}

/** What nothing uses, and the way to get rid of it. */
function LeftOver({ files }: { files: readonly ListedFile[] }) {
  const { size } = useFormat()
  const { deleteAll } = usePrune()
  const bytes = size(sizeOf(files))
  if (files.length === 0) {
    return (
      <div className={styles.leftOver}>
        <span className={styles.flag}>
          <CodeFlags letters={['C']} />
        </span>
        <div className={styles.text}>
          <h2 className={styles.verdict}>
            <Trans>Nothing is left over</Trans>
          </h2>
          <p className={styles.quiet}>
            <Trans>Every file is used or was uploaded within the last day.</Trans>
          </p>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.leftOver}>
      <span className={styles.flag}>
        <CodeFlags letters={['K']} />
      </span>
      <div className={styles.text}>
        <h2 className={styles.verdict}>
          <Plural value={files.length} one="# unused file" other="# unused files" />
        </h2>
        <p className={styles.quiet}>
          <Trans>{bytes} can be freed: uploaded more than a day ago, used by nothing.</Trans>
        </p>
        <div>
          <Button tone="danger" onClick={() => deleteAll(files)}>
            <Trans>Delete unused files…</Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}
