import { Button, Dropzone, Inline, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import { chosenSource, droppedSource } from '#features/organise/packs/pack-source.ts'
import type { PackProblem, PackSource } from '#features/organise/packs/reader/protocol.ts'
import { problemTexts } from '#features/organise/packs/texts.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'

type PackStartProps = {
  onSource: (source: PackSource) => void
  problem?: PackProblem | undefined
  error?: unknown
}

/** Takes a ZIP archive or a folder. */
export function PackStart({ onSource, problem, error }: PackStartProps) {
  const { t, i18n } = useLingui()
  const folder = useRef<HTMLInputElement>(null)
  const take = (source: PackSource | undefined) => source && onSource(source)
  const why = problem && (problem.code ? i18n._(problemTexts[problem.code]) : problem.message)
  return (
    <Stack gap={3}>
      <Dropzone
        label={t`Challenge pack`}
        prompt={t`Drop a ZIP file or a folder here, or choose a ZIP file`}
        rules={t`ctfcli, rCDS, gzcli, a game package, or a full CTFd export. Nothing changes before you have seen what would happen.`}
        accept=".zip,application/zip,application/x-zip-compressed"
        error={why ?? (error !== undefined && <ErrorMessage error={error} />)}
        onFiles={(files) => take(chosenSource(files))}
        onDropped={(event) => void droppedSource(event.nativeEvent).then(take)}
        onRefused={(files) => take(chosenSource(files))}
      />
      <Inline>
        <input
          ref={(input) => {
            folder.current = input
            if (input) input.webkitdirectory = true
          }}
          type="file"
          hidden
          aria-label={t`Folder of a challenge pack`}
          onChange={({ target }) => {
            take(chosenSource([...(target.files ?? [])]))
            target.value = ''
          }}
        />
        <Button icon={<FolderOpen size={16} />} onClick={() => folder.current?.click()}>
          <Trans>Choose a folder</Trans>
        </Button>
      </Inline>
    </Stack>
  )
}
