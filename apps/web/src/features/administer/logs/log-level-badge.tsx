import { Badge } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { LogLevel } from '#features/administer/logs/log-choice.ts'
import { plainLine } from '#features/administer/logs/plain-line.ts'

/** The levels in words. */
export function useLevelWords(): Record<LogLevel | 'Fatal', string> {
  const { t } = useLingui()
  return {
    All: t({ message: 'All', context: 'log levels' }),
    Information: t({ message: 'Information', comment: 'Level of a log line.' }),
    Warning: t({ message: 'Warning', comment: 'Level of a log line.' }),
    Error: t({ message: 'Error', comment: 'Level of a log line.' }),
    Fatal: t({ message: 'Fatal', comment: 'Level of a log line: the server could not go on.' }),
  }
}

const tones = new Map<string | null, 'info' | 'warn' | 'bad'>([
  ['Information', 'info'],
  ['Warning', 'warn'],
  ['Error', 'bad'],
  ['Fatal', 'bad'],
])

/** How serious a line is; a level that is not known is shown as it came. */
export function LogLevelBadge({ level }: { level: string | null }) {
  const words: Partial<Record<string, string>> = useLevelWords()
  if (!level) return null
  const word = Object.hasOwn(words, level) ? words[level] : plainLine(level)
  return <Badge tone={tones.get(level) ?? 'neutral'}>{word}</Badge>
}
