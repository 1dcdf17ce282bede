import { IconButton, Progress, TextField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { FileFlagProblem } from '#features/organise/flags/add/file-flags.ts'
import { useProblemTexts } from '#features/organise/flags/add/line-problems.tsx'
import type { Upload, UploadState } from '#features/organise/flags/attachment/upload-queue.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'
import * as styles from '#features/organise/flags/flags.css.ts'

type FileRowProps = {
  upload: Upload
  flag: string
  problem: FileFlagProblem | undefined
  onFlagChange: (flag: string) => void
  /** Several lines were pasted into the field. */
  onPasteLines: (text: string) => void
  onRemove: () => void
}

/** One file on its way, and the flag that goes with it. */
export function FileRow({
  upload: { name, size, state },
  flag,
  problem,
  onFlagChange,
  onPasteLines,
  onRemove,
}: FileRowProps) {
  const { t } = useLingui()
  const { size: sizeText } = useFormat()
  const textOf = useProblemTexts()
  const describe = (found: FileFlagProblem): string => {
    if (found === 'empty') return t`Type the flag that is in this file.`
    if (found === 'known') return t`The challenge has this flag already.`
    return found === 'repeated' ? t`A file above has the same flag.` : textOf(found)
  }
  return (
    <li className={styles.upload}>
      <div className={styles.uploadFile}>
        <span className={styles.uploadName} dir="auto">
          {name}
        </span>
        <span className={styles.quiet}>{sizeText(size)}</span>
        <UploadStep state={state} />
      </div>
      <div className={styles.uploadFlag}>
        <TextField
          isMono
          isLabelHidden
          label={t`Flag of ${name}`}
          placeholder={t`Flag`}
          autoComplete="off"
          spellCheck={false}
          value={flag}
          {...(problem === 'empty' ? { hint: describe(problem) } : {})}
          {...(problem && problem !== 'empty' ? { error: describe(problem) } : {})}
          onChange={(event) => onFlagChange(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!/[\n\r\t]/.test(text.trim())) return
            event.preventDefault()
            onPasteLines(text)
          }}
        />
      </div>
      <IconButton label={t`Remove ${name}`} onClick={onRemove}>
        <X size={16} />
      </IconButton>
    </li>
  )
}

function UploadStep({ state }: { state: UploadState }) {
  const { t } = useLingui()
  const textOf = useProblemTexts()
  switch (state.step) {
    case 'waiting':
      return (
        <span className={styles.quiet}>
          <Trans>Waits for the files before it</Trans>
        </span>
      )
    case 'sending':
      return <Progress label={t`Upload progress`} value={state.share} />
    case 'resuming':
      return (
        <span className={styles.quiet}>
          <Trans>The connection was lost. The upload continues automatically…</Trans>
        </span>
      )
    case 'stored':
      return (
        <span className={styles.quiet}>
          <Trans comment="State of a file: the server has it.">Stored</Trans>
        </span>
      )
    case 'failed':
      return (
        <span className={styles.bad}>
          <ErrorMessage error={state.error} />
        </span>
      )
    case 'refused':
      return <span className={styles.bad}>{textOf(state.problem)}</span>
    default:
      return state satisfies never
  }
}
