// A process of its own: the service of an instance. The first line of a connection says what to do.
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'

const PART = Buffer.alloc(65_536, 'service')

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => undefined)
  socket.once('data', (first) => {
    const [line = ''] = first.toString('latin1').split('\n', 1)
    const [what, bytes] = line.split(' ')
    const rest = first.subarray(line.length + 1)
    if (what === 'give') void give(socket, Number(bytes))
    else if (what === 'take') take(socket, Number(bytes) - rest.length)
    else socket.pipe(socket)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : 0)
})

async function give(socket: Socket, bytes: number): Promise<void> {
  for (let left = bytes; left > 0 && !socket.destroyed; left -= PART.length) {
    if (!socket.write(PART.subarray(0, left))) await once(socket, 'drain').catch(() => undefined)
  }
}

/** Says one letter when all has come. */
function take(socket: Socket, bytes: number): void {
  let left = bytes
  socket.on('data', (part) => {
    left -= part.length
    if (left <= 0) socket.write('k')
  })
}
