import { readContents } from '@halyard/packs'
import type { PackChallenge } from '@halyard/packs'
import { bringChallenge, failedRow } from '@halyard/packs/send'
import type { BringOptions, Row, Target } from '@halyard/packs/send'
import { buildImage } from '#import/build.ts'
import { errorMessage, isFinal } from '#server/error-message.ts'

export type SendOptions = Pick<BringOptions, 'enable' | 'dryRun'> & {
  /** Largest upload in bytes. */
  maxBytes: number
  /** Folder of the event. */
  folder: string
}

/** Brings one challenge to the server. A refused challenge becomes a failed row; an unreachable server ends the run. */
export async function importChallenge(
  challenge: PackChallenge,
  target: Target | undefined,
  { enable, dryRun, maxBytes, folder }: SendOptions,
  onStep: (what: string) => void,
): Promise<Row> {
  try {
    if (challenge.build && !dryRun) {
      onStep(`building ${challenge.build.image}`)
      await buildImage(challenge.build, folder)
    }
    return await bringChallenge(challenge, target, {
      read: () => readContents(challenge, maxBytes),
      ...{ enable, dryRun, onStep },
    })
  } catch (error) {
    if (isFinal(error)) throw error
    return failedRow(challenge, errorMessage(error))
  }
}
