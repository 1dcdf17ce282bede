import { uploadLimits } from '@halyard/api'
import { createTree, openArchive, openPack, readContents, readOpened } from '@halyard/packs'
import type { PackChallenge, Tree, TreeContent } from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import type { PlannedChallenge } from '@halyard/packs/send'
import { expose, transfer } from 'comlink'
import type { PackReader, PackSource } from '#features/organise/packs/reader/protocol.ts'

/** An archive is kept in memory while it is read. */
const mostArchiveBytes = 1_000_000_000

let challenges: ReadonlyMap<string, PackChallenge> = new Map()

const reader: PackReader = {
  async read(source, options) {
    try {
      const opened = await openPack(await treeOf(source))
      const pack = await readOpened(opened, [], options)
      challenges = new Map(pack.challenges.map((challenge) => [challenge.source, challenge]))
      return {
        pack: {
          challenges: pack.challenges.map(planned),
          broken: pack.broken,
          passedOver: [...opened.passedOver, ...pack.passedOver],
          isPackage: opened.isPackage === true,
        },
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return { problem: { code: error.code, message: error.message } }
    }
  },
  async contents(source) {
    const challenge = challenges.get(source)
    if (!challenge) throw new Error(`No challenge was read from ${source}`)
    const contents = await readContents(challenge, uploadLimits.uploadAssets)
    const handouts = [contents.handout, ...contents.byFlag.values(), ...contents.pictures]
    return transfer(
      contents,
      handouts.flatMap((handout) => (handout ? [handout.bytes.buffer] : [])),
    )
  },
}

async function treeOf(source: PackSource): Promise<Tree> {
  if (source.kind === 'archive') {
    const { name, file } = source
    if (file.size > mostArchiveBytes) {
      throw new Failure(`${name} is larger than 1 GB.`, { code: 'archive-too-large' })
    }
    return openArchive(name, new Uint8Array(await file.arrayBuffer()))
  }
  const files = source.files.map(({ path, file }): [string, TreeContent] => {
    const read = async () => new Uint8Array(await file.arrayBuffer())
    return [path, { bytes: file.size, read }]
  })
  return createTree(source.name, new Map(files))
}

/** Ways to files stay here: functions cannot be handed to the page. */
const planned = ({
  handoutFiles,
  flagFiles,
  pictureFiles: _pictureFiles,
  ...challenge
}: PackChallenge): PlannedChallenge => ({
  ...challenge,
  handoutFiles: handoutFiles.map(({ name, bytes }) => ({ name, bytes })),
  flagFiles: flagFiles.map(({ flag }) => ({ flag })),
})

expose(reader)
