import { StartError } from '#platform/start-error.ts'

/** A number of megabytes, as bytes; undefined without text. Throws StartError naming the variable. */
export function readMegabytes(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const bytes = Number(text) * 1_000_000
  if (Number.isSafeInteger(bytes) && bytes > 0) return bytes
  throw new StartError(`${name} must be a number of megabytes such as 300, not "${text}".`)
}

/** A number of processes; one without text. Throws StartError. */
export function readProcesses(text: string | undefined): number {
  const count = Number(text ?? 1)
  if (Number.isInteger(count) && count >= 1 && count <= 64) return count
  throw new StartError(`"${text}" is no number of processes: choose one from 1 to 64.`)
}
