import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#shared/format/format.ts'
import type { PictureProblem } from '#shared/pictures/picture.ts'

/** Says why a picture is refused. @param maxBytes largest size the server takes */
export function useProblemTexts(maxBytes: number): Record<PictureProblem, string> {
  const { t } = useLingui()
  const { size } = useFormat()
  return {
    type: t`Choose a PNG, JPEG, GIF, WebP or AVIF picture.`,
    size: t`The picture is larger than ${{ limit: size(maxBytes) }}.`,
    empty: t`The file is empty.`,
  }
}
