import { readFile, rm, stat } from 'node:fs/promises'
import { isArchive } from '#ctfd/tables.ts'
import { unpackCtfd } from '#ctfd/unpack.ts'
import { Failure } from '#failure.ts'
import type { PassedOver } from '#pack/classify.ts'
import { readEventFile } from '#pack/event-file.ts'
import type { EventSettings } from '#pack/event-file.ts'

/** An event that is being imported. */
type OpenEvent = {
  /** Where its challenge files are. */
  folder: string
  about: EventSettings
  passedOver: PassedOver[]
  /** Removes what was unpacked. */
  close: () => Promise<void>
}

const nothing: EventSettings = { settings: {} }

/**
 * Opens the folder of an event, or a full export of CTFd.
 *
 * @throws Failure when it is a file of another kind
 */
export async function openEvent(path: string): Promise<OpenEvent> {
  const found = await stat(path).catch(() => undefined)
  if (found?.isFile()) return openArchive(path)
  const event = await readEventFile(path)
  const passedOver = event?.leftOut.length
    ? [{ source: event.source, why: `left out: ${event.leftOut.join(', ')}` }]
    : []
  return { folder: path, about: event ?? nothing, passedOver, close: async () => {} }
}

async function openArchive(path: string): Promise<OpenEvent> {
  const bytes = await readFile(path)
  if (!isArchive(bytes)) throw new Failure(`${path} is a file, not a folder: unpack it first.`)
  const { folder, event } = await unpackCtfd(bytes).catch((error: unknown) => {
    if (error instanceof Failure) throw error
    throw new Failure(`${path} is no archive that can be read.`, { cause: error })
  })
  const close = () => rm(folder, { recursive: true, force: true })
  return { folder, about: event, passedOver: [], close }
}
