import { CopyButton, type CopyButtonProps, CopyIconButton } from '../copy-button/copy-button.tsx'
import * as styles from './copy-field.css.ts'

export type CopyFieldProps = Pick<CopyButtonProps, 'labels' | 'tone'> & {
  /** What is shown and copied: an address, a command. */
  text: string
  /** With an icon instead of a word, where there are several below each other. */
  isQuiet?: boolean
}

/** One line for a machine, whole and ready to be pasted elsewhere. */
export function CopyField({ text, labels, tone = 'primary', isQuiet = false }: CopyFieldProps) {
  return (
    <div className={styles.box}>
      <code className={styles.text} dir="ltr">
        {text}
      </code>
      {isQuiet ? (
        <CopyIconButton size="sm" text={text} labels={labels} />
      ) : (
        <CopyButton size="sm" tone={tone} text={text} labels={labels} />
      )}
    </div>
  )
}
