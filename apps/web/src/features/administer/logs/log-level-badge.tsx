import { Badge } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { LogLevel } from '#features/administer/logs/log-choice.ts'
import { plainLine } from '#features/administer/logs/plain-line.ts'
import * as styles from './logs.css.ts'

/** The levels in words. */
export function useLevelLabels(): Record<LogLevel | 'Fatal', string> {
  const { t } = useLingui()
  return {
    All: t({ message: 'All', context: 'log levels' }),
    Information: t({ message: 'Information', comment: 'Level of a log line.' }),
    Warning: t({ message: 'Warning', comment: 'Level of a log line.' }),
    Error: t({ message: 'Error', comment: 'Level of a log line.' }),
    Fatal: t({ message: 'Fatal', comment: 'Level of a log line: the server could not go on.' }),
  }
}

const tones = new Map<string | null, 'warn' | 'bad'>([
  ['Warning', 'warn'],
  ['Error', 'bad'],
  ['Fatal', 'bad'],
])

/** How serious a line is; a level that is not known is shown as it came. What is as usual stays quiet. */
export function LogLevelBadge({ level }: { level: string | null }) {
  const labels: Partial<Record<string, string>> = useLevelLabels()
  if (!level) return null
  if (level === 'Information') return <span className={styles.quiet}>{labels.Information}</span>
  const label = Object.hasOwn(labels, level) ? labels[level] : plainLine(level)
  return <Badge tone={tones.get(level) ?? 'neutral'}>{label}</Badge>
}
