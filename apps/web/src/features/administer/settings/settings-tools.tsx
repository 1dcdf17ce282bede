import type { PlatformConfig } from '@halyard/api'
import { saveDownload } from '@halyard/query'
import { Button, FormError, Inline, Stack } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, RotateCcw, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import {
  draftSettings,
  readSettingsFile,
  settingsFile,
} from '#features/administer/settings/settings-file.ts'
import { toast } from '#shared/feedback/feedback.ts'

/** Larger files are no settings, and are not read. */
const largest = 1_000_000

type SettingsToolsProps = {
  config: PlatformConfig
  onReset: () => void
  /** Runs when a file was read into the drafts. */
  onRead: () => void
}

/** Back to the defaults of a part; and all settings to a file and from one. Nothing of it is stored before it is saved. */
export function SettingsTools({ config, onReset, onRead }: SettingsToolsProps) {
  const { t } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    const changes = file.size <= largest ? readSettingsFile(await file.text(), config) : undefined
    setIsRefused(!changes)
    if (!changes) return
    const count = draftSettings(changes, config)
    toast({
      tone: 'ok',
      id: 'settings-file',
      title:
        count > 0
          ? t`${plural(count, { one: '# setting of the file differs', other: '# settings of the file differ' })}`
          : t`The file changes nothing`,
      ...(count > 0 && { body: t`Check each section and save it.` }),
    })
    onRead()
  }
  const exportFile = () =>
    saveDownload({
      blob: new Blob([settingsFile(config)], { type: 'application/json' }),
      fileName: `${config.globalConfig.title} settings.json`,
    })
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Button icon={<RotateCcw size={16} />} onClick={onReset}>
          <Trans>Fill in the defaults</Trans>
        </Button>
        <Button icon={<Download size={16} />} onClick={exportFile}>
          <Trans>Export settings</Trans>
        </Button>
        <Button icon={<Upload size={16} />} onClick={() => chooser.current?.click()}>
          <Trans>Import settings</Trans>
        </Button>
      </Inline>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t`File with settings`}
        onChange={(event) => void handleFile(event)}
      />
      <FormError>
        {isRefused && (
          <Trans>This is not a settings file, or some of its values are damaged.</Trans>
        )}
      </FormError>
    </Stack>
  )
}
