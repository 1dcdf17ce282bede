import { uploadLimits } from '@halyard/api'
import type { GameSettings } from '@halyard/api'
import { useUpdateGamePoster } from '@halyard/query'
import { Poster, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/organise/info/info.css.ts'
import { PictureDropzone } from '#shared/pictures/picture-dropzone.tsx'

/** The picture of a game: dropped or chosen, and stored at once. */
export function PosterField({ game: { id: gameId, title, poster } }: { game: GameSettings }) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateGamePoster()
  return (
    <Stack gap={2}>
      <Poster name={title} src={poster} columns={8} rows={5} className={styles.poster} />
      <PictureDropzone
        label={t`Poster`}
        maxBytes={uploadLimits.updateGamePoster}
        cropTo="wide"
        send={(sent) => mutateAsync({ gameId, ...sent })}
      />
    </Stack>
  )
}
