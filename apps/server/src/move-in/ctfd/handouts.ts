import { Readable } from 'node:stream'
import { streamHandout } from '@halyard/packs'
import type { Export } from '#move-in/ctfd/export.ts'
import { measure } from '#move-in/measure.ts'
import type { OriginFile } from '#move-in/origin.ts'

/**
 * The attachments of challenges, one file as it is, several as one archive, and the pictures of texts. Each is made when it is asked for.
 */
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

export function createHandouts(source: Export, nowMs: number): Handouts {
  const { challenges } = source
  const uploadedAt = new Date(nowMs).toISOString()
  const known = new Map<number, Handout>()
  const opened = new Map<string, () => AsyncIterable<Uint8Array>>()
  return {
    async list() {
      for (const { id, title, handoutFiles } of challenges) {
        if (handoutFiles.length === 0) continue
        const { name, open } = streamHandout(title, handoutFiles)
        const { hash, size } = await measure(open())
        opened.set(hash, open)
        known.set(id, { hash, name, size, references: 1, uploadedAt })
      }
      const shown: OriginFile[] = []
      for (const file of picturesOf(source)) {
        const { open } = streamHandout(file.name, [file])
        const { hash } = await measure(open())
        opened.set(hash, open)
        shown.push({ hash, name: file.name, references: 1, uploadedAt })
      }
      const files = Map.groupBy([...known.values(), ...shown], ({ hash }) => hash)
      return [...files.values()].flatMap(([file, ...others]) =>
        file ? [{ ...file, references: 1 + others.length }] : [],
      )
    },
    open: (hash) => {
      const content = opened.get(hash)?.()
      return Promise.resolve(content && Readable.from(content, { objectMode: false }))
    },
    of: (challengeId) => known.get(challengeId),
  }
}

const picturesOf = ({ challenges, pictures }: Export) => [
  ...challenges.flatMap(({ pictureFiles }) => pictureFiles),
  ...pictures.map(({ content }) => content),
]
