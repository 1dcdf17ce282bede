import type { Config } from '#config.ts'
import type { Platform } from '#start/platform.ts'

type Started = Omit<Platform, 'stop'> & Pick<Config, 'project'>

/** What the operator reads when the platform is up. */
export function bannerOf(
  version: string,
  { url, metricsUrl, dataFolder, database, files, mail, administrator, project }: Started,
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
  const { source, issues, contributors } = project
  if (source !== undefined) lines.push(`  Source    ${source}`)
  if (issues !== undefined) lines.push(`  Issues    ${issues}`)
  if (contributors) lines.push(`  Made by   ${contributors.join(', ')}`)
  lines.push('', '  Ctrl+C stops it.')
  return `\n${lines.join('\n')}\n`
}
