import { uploadLimits } from '@halyard/api'
import type { GameSettings } from '@halyard/api'
import { useUpdateGamePoster } from '@halyard/query'
import { Button, Dropzone, Poster, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as styles from '#features/organise/info/info.css.ts'
import { useFileUpload } from '#features/organise/use-file-upload.ts'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { useFormat } from '#shared/format/format.ts'
import { pictureTypes } from '#shared/pictures/picture.ts'

/** The picture of a game: dropped or chosen, and stored at once. */
export function PosterField({ game: { id: gameId, title, poster } }: { game: GameSettings }) {
  const { t } = useLingui()
  const { size, percent } = useFormat()
  const [refused, setRefused] = useState<'type' | 'size'>()
  const { mutateAsync } = useUpdateGamePoster()
  const upload = useFileUpload((sent) => mutateAsync({ gameId, ...sent }))
  const isSending = upload.share !== undefined
  const limit = size(uploadLimits.updateGamePoster)
  const refusals = {
    type: t`Choose a PNG, JPEG, GIF, WebP or AVIF picture.`,
    size: t`The picture is larger than ${limit}.`,
  }
  const share = percent(Math.round((upload.share ?? 0) * 100) / 100)
  return (
    <Stack gap={2}>
      <Poster name={title} src={poster} columns={8} rows={5} className={styles.poster} />
      <Dropzone
        label={t`Poster`}
        prompt={isSending ? t`Sending, ${share}` : t`Drop a picture here, or choose it`}
        rules={t`PNG, JPEG, GIF, WebP or AVIF of at most ${limit}. It is stored at once.`}
        accept={pictureTypes.join(',')}
        maxBytes={uploadLimits.updateGamePoster}
        disabled={isSending}
        error={
          (refused && refusals[refused]) || (upload.error && <ErrorWords error={upload.error} />)
        }
        {...(upload.share !== undefined && {
          progress: upload.share,
          progressLabel: t`Share of the file that is sent`,
        })}
        onFiles={([file]) => {
          setRefused(undefined)
          if (file) upload.start(file)
        }}
        onRefused={(_files, reason) => {
          upload.reset()
          setRefused(reason)
        }}
      />
      {upload.retry && !refused && (
        <span>
          <Button size="sm" onClick={upload.retry}>
            <Trans>Send it again</Trans>
          </Button>
        </span>
      )}
    </Stack>
  )
}
