import type { BrokenFile, Contents, MappingOptions, PassedOver } from '@halyard/packs'
import type { FailureCode } from '@halyard/packs/failure'
import type { PlannedChallenge } from '@halyard/packs/send'

/** What was dropped or chosen: one archive, or the files of a folder with their paths below it. */
export type PackSource = { name: string } & (
  | { kind: 'archive'; file: File }
  | { kind: 'folder'; files: readonly { path: string; file: File }[] }
)

export type ReadPack = {
  challenges: PlannedChallenge[]
  broken: BrokenFile[]
  passedOver: PassedOver[]
  /** Whether it is the package of a game, which has more than challenges. */
  isPackage: boolean
}

/** Why nothing of a pack can be read. */
export type PackProblem = { code: FailureCode | undefined; message: string }

/** What the worker does for the page. */
export type PackReader = {
  /** Opens a pack and reads its challenge files. Other options mean reading it again. */
  read: (
    source: PackSource,
    options: MappingOptions,
  ) => Promise<{ pack: ReadPack } | { problem: PackProblem }>
  /** The files of a challenge, which is named by its challenge file. */
  contents: (source: string) => Promise<Contents>
}
