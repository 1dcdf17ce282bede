import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import type { S3Location } from '#platform/objects/location.ts'
import { openS3Client } from '#platform/objects/s3.ts'

/** Program of a real S3 server, the Versity gateway; `npm test` names it where it can. */
export const objectServerProgram = process.env['HALYARD_TEST_S3']

const BUCKET = 'halyard'
/** Where the platform looks for the key. */
export const KEY = { AWS_ACCESS_KEY_ID: 'TESTKEY', AWS_SECRET_ACCESS_KEY: 'test-secret' } as const

export interface ObjectServer {
  readonly endpoint: string
  readonly location: S3Location
  /** As the operator writes it. */
  readonly url: string
  readonly kill: () => Promise<void>
  /** Starts it again where it was. */
  readonly start: () => Promise<void>
}

/** An S3 server with one empty bucket, removed after the file's last test. */
export async function objectServer(): Promise<ObjectServer> {
  Object.assign(process.env, KEY)
  const folder = mkdtempSync(join(tmpdir(), 'halyard-objects-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const location = {
    kind: 's3',
    bucket: BUCKET,
    prefix: '',
    endpoint,
    region: 'us-east-1',
  } as const
  let child: ChildProcess | undefined

  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const start = async () => {
    const access = ['--access', KEY.AWS_ACCESS_KEY_ID, '--secret', KEY.AWS_SECRET_ACCESS_KEY]
    const args = [...access, '--port', `127.0.0.1:${port}`, 'posix', folder]
    child = spawn(objectServerProgram ?? '', args, { stdio: 'ignore' })
    await untilAnswers(endpoint)
  }
  afterAll(async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
    for (const name of Object.keys(KEY)) delete process.env[name]
  })

  await start()
  const client = openS3Client(location)
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
  return { endpoint, location, url: `s3://${BUCKET}?endpoint=${endpoint}`, kill, start }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilAnswers(url: string): Promise<void> {
  const lastMoment = Date.now() + 10_000
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) return
    if (Date.now() > lastMoment) throw new Error('the S3 server does not start')
    await sleep(20)
  }
}
