// Lets one of our programs take over the terminal until it ends.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fail } from './progress.mjs'
import { root } from './toolchain.mjs'

/**
 * Runs a TypeScript program of ours with the right Node; passes signals on and ends with its exit code.
 * @param {{ flags?: string[], environment?: Record<string, string> }} [settings] of the process
 */
export function handOver(tools, file, args, { flags = [], environment = {} } = {}) {
  const child = spawn(tools.node, [...flags, join(root, file), ...args], {
    cwd: root,
    env: { ...environment, ...tools.env },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', fail)
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
