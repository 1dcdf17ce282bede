// Runs in a thread of a test: connects so many times to a port, and wakes whoever waits for that.
import { connect } from 'node:net'
import { workerData } from 'node:worker_threads'

interface Visit {
  readonly port: number
  readonly count: number
  /** Becomes 1 when all are connected. */
  readonly done: Int32Array
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by the test
const { port, count, done } = workerData as Visit
let connected = 0
for (let index = 0; index < count; index += 1) {
  const socket = connect(port, '127.0.0.1')
  // The server ends it when the test does.
  socket.on('error', () => undefined)
  socket.on('connect', () => {
    connected += 1
    if (connected < count) return
    Atomics.store(done, 0, 1)
    Atomics.notify(done, 0)
  })
}
