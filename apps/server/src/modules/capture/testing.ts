import { execFileSync, spawnSync } from 'node:child_process'

/** Tests that need tshark are skipped where it is not installed. */
export const hasTshark = spawnSync('tshark', ['--version']).status === 0

/** What tshark prints of a capture file, with every checksum validated. */
export function tshark(path: string, ...args: readonly string[]): string {
  const validate = ['ip', 'tcp', 'udp'].flatMap((name) => ['-o', `${name}.check_checksum:TRUE`])
  return execFileSync('tshark', ['-n', '-r', path, ...validate, ...args], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
