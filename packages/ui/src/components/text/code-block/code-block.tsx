import { WrapText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CopyIconButton } from '../../actions/copy-button/copy-button.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import * as styles from './code-block.css.ts'

export type CodeBlockLabels = { copy: string; copied: string; wrap: string }

export type CodeBlockProps = {
  code: string
  language?: string | undefined
  labels: CodeBlockLabels
  /** The code in highlighted parts; without them it is plain. */
  children?: ReactNode
}

/** Words by which authors say that it is in none. */
const noLanguage = /^(text|txt|plain|plaintext|none)$/i

/** Code: monospaced, no ligatures, copied as it is. */
export function CodeBlock({ code, language, labels, children }: CodeBlockProps) {
  const [isWrapping, setIsWrapping] = useState(false)
  return (
    <div className={styles.block}>
      <pre
        // A scrolling box must be focusable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.pre}
        data-wrapping={isWrapping || undefined}
      >
        <code>{children ?? code}</code>
      </pre>
      <div className={styles.bar}>
        {language && !noLanguage.test(language) && (
          <span className={styles.language} title={language}>
            {language}
          </span>
        )}
        <IconButton
          size="sm"
          label={labels.wrap}
          aria-pressed={isWrapping}
          onClick={() => setIsWrapping(!isWrapping)}
        >
          <WrapText size={14} />
        </IconButton>
        <CopyIconButton size="sm" text={code} labels={labels} />
      </div>
    </div>
  )
}
