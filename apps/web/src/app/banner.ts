import { build, isOfficial } from '#shared/platform/build.ts'

const art = String.raw`
  |\_____
  |  ◆  _\   Halyard
  |____/     raise your flag
  |`

/** Tells whoever opens the console what this is and where it comes from. Builds that cannot be traced say so, in red. */
export function printBanner(): void {
  const official = isOfficial(build)
  const lines = [
    art,
    `Version ${build.tag || 'unknown'}, commit ${build.commit || 'unknown'}, built ${build.time || 'at an unknown time'}`,
    'Apache License 2.0; see /about for the source and where to report issues',
    ...(official ? [] : ['This is an unofficial build.']),
  ]
  const colour = official ? '' : 'color: #e5484d'
  // oxlint-disable-next-line no-console -- the banner is the one thing meant for the console
  console.info(`%c${lines.join('\n')}`, `font-family: monospace; ${colour}`)
}
