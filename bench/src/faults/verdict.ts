/** What became of acknowledged solves. */
export interface Verdict {
  readonly lost: number
  readonly doubled: number
  readonly boardIsRebuild: boolean
}
