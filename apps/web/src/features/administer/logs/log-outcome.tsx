import { Badge } from '@halyard/ui'
import * as styles from './logs.css.ts'

const tones = new Map<string, 'warn' | 'bad'>([
  ['Failed', 'bad'],
  ['Denied', 'bad'],
  ['Unhealthy', 'bad'],
  ['Degraded', 'warn'],
  ['NotFound', 'warn'],
])

/** The outcome of what a line describes, in the text of the server. Success has no mark. */
export function LogOutcome({ status }: { status: string | null }) {
  if (!status) return null
  if (status === 'Success') return <span className={styles.quiet}>{status}</span>
  return <Badge tone={tones.get(status) ?? 'neutral'}>{status}</Badge>
}
