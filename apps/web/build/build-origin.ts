import { execFileSync } from 'node:child_process'

/** What git says, or nothing where there is no git or no repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TZ: 'UTC' },
    }).trim()
  } catch {
    return ''
  }
}

/** Where this build comes from, for /about, the console and error reports; the same source gives the same words. */
const origin = {
  VITE_BUILD_COMMIT: git('rev-parse', 'HEAD'),
  VITE_BUILD_TIME: git('log', '-1', '--date=format-local:%Y-%m-%dT%H:%M:%SZ', '--format=%cd'),
  VITE_BUILD_TAG:
    git('describe', '--tags', '--exact-match') || git('rev-parse', '--abbrev-ref', 'HEAD'),
}

/** Gives Vite's `import.meta.env` the origin of the build, unless the environment names one. */
export function setBuildOrigin(): void {
  for (const [name, value] of Object.entries(origin)) process.env[name] ??= value
}
