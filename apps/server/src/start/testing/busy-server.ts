// Runs in a thread of a test: listens, reports its port and blocks its event loop.
import Fastify from 'fastify'
import { parentPort } from 'node:worker_threads'
import { readConfig } from '#config.ts'
import { listen } from '#start/port.ts'

const { port } = await listen(Fastify(), { ...readConfig({}), port: 0, host: '127.0.0.1' })
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(port)
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
