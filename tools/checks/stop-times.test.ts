// Whatever stops the program from outside has to wait longer than the program itself waits for what it is doing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { STOP_MS } from '../../apps/server/src/start/stop-times.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('the program ends by itself before it is killed, and after all it waits for', () => {
  const { all, ...parts } = STOP_MS
  expect(all).toBeGreaterThan(Object.values(parts).reduce((sum, ms) => sum + ms, 0))

  const compose: { services: Record<string, { stop_grace_period?: string }> } = parse(
    read('compose.yaml'),
    { merge: true },
  )
  for (const server of ['server-1', 'server-2'])
    expect(
      Number.parseInt(compose.services[server]?.stop_grace_period ?? '', 10) * 1000,
    ).toBeGreaterThan(all)

  const values: { terminationGracePeriodSeconds: number } = parse(read('deploy/helm/values.yaml'))
  expect(values.terminationGracePeriodSeconds * 1000).toBeGreaterThan(all)

  const [, seconds] = /docker stop -t (\d+)/.exec(read('docs/how-to/deploy.md')) ?? []
  expect(Number(seconds) * 1000).toBeGreaterThan(all)
})
