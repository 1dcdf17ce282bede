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

/** An address of the web that may be linked to, else nothing. */
export function webAddress(text: string | undefined): string | undefined {
  const address = text && URL.canParse(text) ? new URL(text) : undefined
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined
}

/** Where the source of this build is, and where its faults are collected, if whoever built it has said so. */
export const project = {
  source: webAddress(import.meta.env.VITE_SOURCE_URL),
  issues: webAddress(import.meta.env.VITE_ISSUES_URL),
}

/** Whether a build says enough to be traced to its source: a full commit, a moment, and a release or the branch. */
export function isOfficial({ tag, commit, time }: Build): boolean {
  const isRelease = /^v?\d+\.\d+\.\d+(-[\w.]+)?$/.test(tag)
  const isMoment = time.length === 20 && !Number.isNaN(Date.parse(time))
  return /^[0-9a-f]{40}$/.test(commit) && isMoment && (isRelease || tag === developmentBranch)
}
