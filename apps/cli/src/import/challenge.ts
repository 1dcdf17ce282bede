import { readContents } from '@halyard/packs'
import type { PackChallenge } from '@halyard/packs'
import { bringChallenge, failedRow } from '@halyard/packs/send'
import type { BringOptions, Row, Target } from '@halyard/packs/send'
import { errorMessage, isFinal } from '#server/error-message.ts'

export type SendOptions = Pick<BringOptions, 'enable' | 'dryRun'> & {
  /** Largest upload in bytes. */
  maxBytes: number
}

/** Brings one challenge to the server. A refused challenge becomes a failed row; an unreachable server ends the run. */
export async function importChallenge(
  challenge: PackChallenge,
  target: Target | undefined,
  { enable, dryRun, maxBytes }: SendOptions,
  onStep: (what: string) => void,
): Promise<Row> {
  try {
    return await bringChallenge(challenge, target, {
      read: () => readContents(challenge, maxBytes),
      ...{ enable, dryRun, onStep },
    })
  } catch (error) {
    if (isFinal(error)) throw error
    return failedRow(challenge, errorMessage(error))
  }
}
