import { StartError } from '#platform/start-error.ts'

/** A port number from text, 0 for any free one. Throws StartError. */
export function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`"${text}" is not a port: choose a number from 0 to 65535.`)
  }
  return port
}
