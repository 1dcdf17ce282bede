import type { Platform } from '#start/platform.ts'

/** What the operator reads when the platform is up. */
export function bannerOf(
  version: string,
  { url, metricsUrl, dataFolder, database, files, mail, administrator }: Platform,
): string {
  const lines = [
    `Halyard ${version} is running.`,
    '',
    `  Open      ${url}`,
    `  Data      ${dataFolder} (${database})`,
  ]
  if (files !== dataFolder) lines.push(`  Files     ${files}`)
  lines.push(`  Mail      ${mail}`)
  if (metricsUrl !== undefined) lines.push(`  Metrics   ${metricsUrl}`)
  if (administrator) {
    lines.push(`  Log in    ${administrator.userName}`)
    if (administrator.password)
      lines.push(`  Password  ${administrator.password}   (shown this one time)`)
    lines.push(`  Set up    ${url}/admin/setup`)
  }
  lines.push('', '  Ctrl+C stops it.')
  return `\n${lines.join('\n')}\n`
}
