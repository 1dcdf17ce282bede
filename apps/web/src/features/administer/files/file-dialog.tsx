import { assetLinks } from '@halyard/query'
import { Button, CopyIconButton, DescriptionList, Dialog, Stack } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { FileUseLink } from '#features/administer/files/file-use-link.tsx'
import type { ListedFile } from '#features/administer/files/files.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import * as styles from './files.css.ts'

/** What it shows; nothing where it is no picture after all. */
function Preview({ src }: { src: string }) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return null
  return <img src={src} alt="" className={styles.preview} onError={() => setIsBroken(true)} />
}

/** Formats that every browser shows. */
const isPicture = (name: string) => /\.(png|jpe?g|gif|webp|avif)$/i.test(name)

/** One stored file with everything that is known of it. */
export function FileDialog({ file, onClose }: { file: ListedFile; onClose: () => void }) {
  const { t } = useLingui()
  const { size: bytesOf } = useFormat()
  const { hash, name, size, uploadTime, uses, useCount = 0 } = file
  const restCount = useCount - (uses?.length ?? 0)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="md">
        <Dialog.Header title={<bdi>{name}</bdi>} closeLabel={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            {isPicture(name) && <Preview src={assetLinks.file(hash, name)} />}
            <DescriptionList
              layout="columns"
              items={[
                ...(size === undefined ? [] : [{ term: t`Size`, value: bytesOf(size) }]),
                ...(uploadTime === undefined
                  ? []
                  : [{ term: t`Uploaded`, value: <LocalTime at={uploadTime} /> }]),
                {
                  term: t`SHA-256`,
                  value: (
                    <span className={styles.hash}>
                      <code>{hash}</code>
                      <CopyIconButton
                        size="sm"
                        text={hash}
                        labels={{ copy: t`Copy the checksum`, copied: t`Copied` }}
                      />
                    </span>
                  ),
                },
              ]}
            />
            {uses && (
              <section className={styles.uses}>
                <h3 className={styles.heading}>
                  <Trans>Used by</Trans>
                </h3>
                {useCount === 0 ? (
                  <p>
                    <Trans>Nothing on this platform uses this file.</Trans>
                  </p>
                ) : (
                  <ul className={styles.list}>
                    {uses.map((use) => (
                      <li key={`${use.kind}/${use.id}`}>
                        <FileUseLink use={use} />
                      </li>
                    ))}
                    {restCount > 0 && (
                      <li>
                        <Plural value={restCount} one="and # more" other="and # more" />
                      </li>
                    )}
                  </ul>
                )}
              </section>
            )}
            <div>
              <Button asChild icon={<Download size={16} />}>
                <a href={assetLinks.file(hash, name)} download={name}>
                  <Trans>Download</Trans>
                </a>
              </Button>
            </div>
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}
