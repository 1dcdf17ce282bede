import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { tunnelCommand } from '#tunnel/command.ts'
import { createTerminal } from '#tunnel/terminal.ts'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))
const run = (...options: string[]) =>
  spawn(process.execPath, [program, 'tunnel', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })

it('serves the given sites, and ends on request', async () => {
  const child = run('--port', '0', '--allow', 'https://ctf.example.org/')
  const [first] = await once(child.stdout, 'data')
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(first))?.[0]
  const statusFor = async (origin: string) =>
    (await fetch(`${address}/connect`, { headers: { Origin: origin } })).status
  expect(await statusFor('https://ctf.example.org')).toBe(202)
  expect(await statusFor('https://evil.example')).toBe(403)
  const rest = text(child.stdout)
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(await rest).toContain('Tunnel closed.')
}, 30_000)

it.each([
  ['--port', '70000', 'Not a port.'],
  ['--allow', 'ctf.example.org', 'Not a site, such as https://ctf.example.org'],
])('refuses %s %s', async (option, value, reason) => {
  const command = tunnelCommand()
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  await expect(command.parseAsync([option, value], { from: 'user' })).rejects.toThrow(reason)
})

it.each([
  ['y', true],
  ['YES', true],
  ['', false],
  ['n', false],
  ['yesterday', false],
])('takes %j for an answer: %s', async (typed, isYes) => {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const terminal = createTerminal(input, new PassThrough().resume())
  const answer = terminal.ask('Let https://ctf.example.org open tunnels on this computer?')
  input.write(`${typed}\n`)
  expect(await answer).toBe(isYes)
})

it('takes no answer for a no where there is no keyboard', async () => {
  const terminal = createTerminal(new PassThrough(), new PassThrough().resume())
  expect(await terminal.ask('Let https://ctf.example.org open tunnels?')).toBe(false)
})

it('prints nothing of a site that steers the terminal', async () => {
  const output = new PassThrough()
  createTerminal(new PassThrough(), output).line('127.0.0.1:1 leads to \u001B[2J\u202Eevil')
  output.end()
  expect(await text(output)).toBe('127.0.0.1:1 leads to  [2J evil\n')
})
