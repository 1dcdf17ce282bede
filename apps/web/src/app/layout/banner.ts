import { build, isOfficial, project } from '#shared/platform/build.ts'
import type { Build } from '#shared/platform/build.ts'

const art = String.raw`
  |\_____
  |  ◆  _\   Halyard
  |____/     raise your flag
  |`

/** What this is, under which licence, where its source is and where faults are collected. */
export function bannerLines(about: Build, { source, issues }: typeof project): string[] {
  const { tag, commit, time } = about
  return [
    art,
    `Version ${tag || 'unknown'}, commit ${commit || 'unknown'}, built ${time || 'at an unknown time'}`,
    'Apache License 2.0',
    `Source: ${source ?? 'see /about'}`,
    `Issues: ${issues ?? 'tell the organizers of this platform'}`,
    ...(isOfficial(about) ? [] : ['This is an unofficial build.']),
  ]
}

/** Greets whoever opens the console. Builds that cannot be traced say so, in red. */
export function printBanner(): void {
  const colour = isOfficial(build) ? '' : 'color: #e5484d'
  // oxlint-disable-next-line no-console -- the banner is the one thing meant for the console
  console.info(`%c${bannerLines(build, project).join('\n')}`, `font-family: monospace; ${colour}`)
}
