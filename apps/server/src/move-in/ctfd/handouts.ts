import { Readable } from 'node:stream'
import { readContents } from '@halyard/packs'
import type { ExportedChallenge } from '#move-in/ctfd/export.ts'
import type { OriginFile } from '#move-in/origin.ts'

/** Larger ones are named, and left out. */
const MAX_BYTES = 300_000_000

/** The attachments of challenges: one file as it is, several as one archive. Each is made when it is asked for. */
export interface Handouts {
  readonly list: () => Promise<readonly OriginFile[]>
  readonly open: (hash: string) => Promise<Readable | undefined>
  /** The file of a challenge; undefined for none. */
  readonly of: (challengeId: number) => Handout | undefined
}

export interface Handout extends OriginFile {
  /** Bytes. */
  readonly size: number
}

const makeOf = async (challenge: ExportedChallenge) =>
  (await readContents(challenge, MAX_BYTES)).handout

export function createHandouts(challenges: readonly ExportedChallenge[], nowMs: number): Handouts {
  const known = new Map<number, Handout>()
  return {
    async list() {
      const references = new Map<string, number>()
      for (const challenge of challenges) {
        const handout = await makeOf(challenge)
        if (!handout) continue
        const { hash, name, bytes } = handout
        references.set(hash, (references.get(hash) ?? 0) + 1)
        known.set(challenge.id, {
          hash,
          name,
          size: bytes.length,
          references: 1,
          uploadedAt: new Date(nowMs).toISOString(),
        })
      }
      const files = new Map([...known.values()].map((file) => [file.hash, file]))
      return [...files.values()].map((file) => ({
        ...file,
        references: references.get(file.hash) ?? 1,
      }))
    },
    async open(hash) {
      const owner = challenges.find(({ id }) => known.get(id)?.hash === hash)
      const handout = owner && (await makeOf(owner))
      return handout && Readable.from([Buffer.from(handout.bytes)])
    },
    of: (challengeId) => known.get(challengeId),
  }
}
