import type { Schema } from '@halyard/api'
import { Badge, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { fileNameOf } from '#features/organise/flags/attachment/attachment.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from '#features/organise/flags/flags.css.ts'

/** The file that comes with a flag, to look at. */
export function FlagFile({ attachment }: { attachment: Schema<'Attachment'> | null }) {
  const { size } = useFormat()
  if (!attachment?.url) {
    return (
      <Badge tone="bad">
        <Trans>No file</Trans>
      </Badge>
    )
  }
  const { url, fileSize, type } = attachment
  const isLink = type === 'Remote'
  return (
    <span className={styles.file}>
      <TextLink asChild>
        <a href={url} dir="auto" {...(isLink && { target: '_blank', rel: 'noopener noreferrer' })}>
          {isLink ? url : fileNameOf(url)}
        </a>
      </TextLink>
      {fileSize !== null && <span className={styles.quiet}>{size(fileSize)}</span>}
    </span>
  )
}
