export type Build = {
  /** Release tag, or the branch a development build was made from. */
  tag: string
  commit: string
  /** UTC, to the second: 2026-11-21T07:00:00Z */
  time: string
}

const developmentBranch = 'main'

/** The build this page was served from. */
export const build: Build = {
  tag: import.meta.env.VITE_BUILD_TAG ?? '',
  commit: import.meta.env.VITE_BUILD_COMMIT ?? '',
  time: import.meta.env.VITE_BUILD_TIME ?? '',
}

/** Whether a build says enough to be traced to its source: a full commit, a moment, and a release or the branch. */
export function isOfficial({ tag, commit, time }: Build): boolean {
  const isRelease = /^v?\d+\.\d+\.\d+(-[\w.]+)?$/.test(tag)
  const isMoment = time.length === 20 && !Number.isNaN(Date.parse(time))
  return /^[0-9a-f]{40}$/.test(commit) && isMoment && (isRelease || tag === developmentBranch)
}
