/** What decides how letters and edges come out, beside our own code: pictures of two such worlds cannot be compared. */
export type Rendering = {
  /** Full version of the browser. */
  chromium: string
  /** `platform-arch` as Node names them. */
  platform: string
  /** Digest of a sample of each script that the system's fonts draw, as `.storybook/test/scripts.ts` makes it. */
  scripts: Record<string, string>
}

const major = (version: string) => version.split('.')[0]

/** Why no picture can be compared with the accepted ones, as one sentence; nothing when they can. */
export function whyNotComparable(accepted: Rendering, here: Rendering): string | undefined {
  if (major(accepted.chromium) !== major(here.chromium))
    return `the accepted pictures are of Chromium ${major(accepted.chromium)}, this is ${major(here.chromium)}`
  if (accepted.platform !== here.platform)
    return `the accepted pictures are of ${accepted.platform}, this is ${here.platform}`
  return undefined
}

/** Scripts that this machine draws with other fonts than the accepted pictures have. */
export const otherScripts = (accepted: Rendering, here: Rendering): string[] =>
  Object.keys(accepted.scripts).filter((name) => accepted.scripts[name] !== here.scripts[name])
