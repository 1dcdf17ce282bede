// `pnpm dev`: the server restarts on a change, the client reloads in place. The page is on the Vite address it prints.
import { spawn } from 'node:child_process'
import { root } from './toolchain.mjs'

const children = [
  [
    'node',
    [
      '--watch-path=apps/server/src',
      '--watch-path=packages/rules/src',
      '--watch-path=openapi',
      'apps/server/src/main.ts',
      ...process.argv.slice(2),
    ],
  ],
  ['pnpm', ['--filter', '@halyard/web', 'dev']],
].map(([command, args]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }),
)

const stop = (signal) => children.forEach((child) => child.kill(signal))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
for (const child of children) {
  child.on('exit', (code) => {
    stop('SIGTERM')
    process.exitCode ||= code ?? 1
  })
}
