import { uploadLimits } from '@halyard/api'
import { assetLinks, useResetLogo, useUploadLogo } from '@halyard/query'
import { Button, Card, CardHeader, CardSection, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { confirm } from '#shared/feedback/feedback.ts'
import { PictureDropzone } from '#shared/pictures/picture-dropzone.tsx'
import * as styles from './settings.css.ts'

/** Edges in pixels at which the logo is seen: in bars, on cards and in dialogs. */
const sizes = [20, 40, 60, 80] as const

/** The logo at the sizes at which it is shown; a new one is stored at once. */
export function LogoField({ hash }: { hash: string | null }) {
  const { t } = useLingui()
  const { mutateAsync: upload } = useUploadLogo()
  const { mutateAsync: reset } = useResetLogo()
  const remove = () =>
    confirm({
      title: t`Remove the logo?`,
      body: t`The built-in one is shown everywhere again.`,
      action: t`Remove the logo`,
      tone: 'danger',
      run: () => reset(),
    })
  return (
    <Card padding="none">
      <CardHeader title={t`Logo`} />
      <CardSection>
        <Stack gap={3} align="start">
          {hash && (
            <div className={styles.logos}>
              {sizes.map((size) => (
                <img
                  key={size}
                  src={assetLinks.file(hash, 'logo')}
                  alt={t`Logo at ${size} pixels`}
                  width={size}
                  height={size}
                  className={styles.logo}
                />
              ))}
            </div>
          )}
          <PictureDropzone label={t`New logo`} maxBytes={uploadLimits.uploadLogo} send={upload} />
          {hash && (
            <Button icon={<Trash2 size={16} />} onClick={remove}>
              <Trans>Remove the logo</Trans>
            </Button>
          )}
        </Stack>
      </CardSection>
    </Card>
  )
}
