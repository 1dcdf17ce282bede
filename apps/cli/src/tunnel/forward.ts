import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import type { Dial } from '#tunnel/dial.ts'
import type { LocalAddress } from '#tunnel/guard.ts'
import { pipe } from '#tunnel/pipe.ts'
import type { PipeEnd } from '#tunnel/pipe.ts'

export type ForwardSetup = {
  local: LocalAddress
  remote: string
  label: string
  dial: Dial
  /** Something changed that is worth showing; with how a connection ended when one did. */
  onChange: (end?: PipeEnd) => void
}

/** Listens on a local port and carries each connection to an instance. Rejects when the port cannot be had. */
export async function openForward({ local, remote, label, dial, onChange }: ForwardSetup) {
  const sockets = new Set<Socket>()
  const bytes = { sent: 0, received: 0 }
  const onBytes = (sent: number, received: number) => {
    bytes.sent += sent
    bytes.received += received
  }
  const carry = async (socket: Socket) => {
    sockets.add(socket)
    onChange()
    const end = await pipe(socket, dial(remote), onBytes)
    sockets.delete(socket)
    onChange(end)
  }
  const server = createServer(
    { allowHalfOpen: true, noDelay: true },
    (socket) => void carry(socket),
  )
  server.listen(local.port, local.host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a port without a number')

  return {
    label,
    remote,
    local: `${local.host}:${address.port}`,
    connections: () => sockets.size,
    bytes: () => ({ ...bytes }),
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Forward = Awaited<ReturnType<typeof openForward>>
