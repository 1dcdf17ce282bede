import { Badge } from '@halyard/ui'
import * as styles from './logs.css.ts'

const tones = new Map<string, 'warn' | 'bad'>([
  ['Failed', 'bad'],
  ['Denied', 'bad'],
  ['Unhealthy', 'bad'],
  ['Degraded', 'warn'],
  ['NotFound', 'warn'],
])

/** How what a line tells of ended, in the word of the server. Success stays quiet. */
export function LogOutcome({ status }: { status: string | null }) {
  if (!status) return null
  if (status === 'Success') return <span className={styles.quiet}>{status}</span>
  return <Badge tone={tones.get(status) ?? 'neutral'}>{status}</Badge>
}
