// What a deployment says of itself on its port for metrics.
import { fault, good, skipped, warning } from '#doctor/finding.ts'
import type { Finding } from '#doctor/finding.ts'

const LIMIT_MS = 10_000
const HOUR_S = 3600
const GIGABYTE = 1_000_000_000
/** More than are on their way at any moment. */
const MANY_MAILS = 20

/** The findings of a page of /metrics; without an address, what was left out. */
export async function checkMetrics(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) {
    const says = 'Only metrics tell: run it where they can be reached, with --metrics.'
    return ['Backup', 'Mail', 'Space'].map((check) => skipped(check, says))
  }
  let text: string
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) })
    text = await answer.text()
    if (!text.includes('halyard_')) throw new Error(`status ${answer.status}`)
  } catch {
    const advice = 'Start the server with HALYARD_METRICS_PORT, and run this where it is reached.'
    return [fault('Metrics', `There are none at ${url}.`, advice)]
  }
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return [
    judgeBackup(value('halyard_backup_age_seconds')),
    judgeMails(value('halyard_mails_queued')),
    judgeSpace(value('halyard_storage_free_bytes')),
  ]
}

/** @param seconds since the last one, NaN without one */
export function judgeBackup(seconds: number): Finding {
  const advice = 'Run halyard backup by a timer: see docs/how-to/backup.md.'
  if (Number.isNaN(seconds)) return fault('Backup', 'The platform was never backed up.', advice)
  const says = `The last backup is ${Math.round(seconds / HOUR_S)} h old.`
  if (seconds > 7 * 24 * HOUR_S) return fault('Backup', says, advice)
  return seconds > 26 * HOUR_S ? warning('Backup', says, advice) : good('Backup', says)
}

export function judgeMails(queued: number): Finding {
  if (Number.isNaN(queued))
    return fault('Mail', 'The database does not say which mails wait.', 'Check the database.')
  const says = `Mails that wait to be sent: ${queued}.`
  if (queued <= MANY_MAILS) return good('Mail', says)
  return fault('Mail', says, 'Check HALYARD_SMTP_URL; the log of the server says why mails fail.')
}

export function judgeSpace(bytes: number): Finding {
  if (Number.isNaN(bytes))
    return fault('Space', 'The files cannot be reached.', 'Check the disk or the object store.')
  // A bucket has no end.
  if (bytes >= Number.MAX_SAFE_INTEGER) return good('Space', 'Files are in a bucket.')
  const says = `${(bytes / GIGABYTE).toFixed(1)} GB are left for files.`
  if (bytes < GIGABYTE) return fault('Space', says, 'Make room, or move files to a bucket.')
  return bytes < 5 * GIGABYTE ? warning('Space', says, 'Make room.') : good('Space', says)
}
