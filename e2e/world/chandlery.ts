import { once } from 'node:events'
import { connect } from 'node:net'

/** The chandlery of the sample game, which counts what is sold, and not which way. */
export const chandlery = 'The chandlery'

/** Buys the sealed envelope over a plain connection. @returns the flag inside */
export async function buyEnvelope(address: string): Promise<string> {
  const [host, port] = address.split(':')
  const socket = connect({ host, port: Number(port) })
  let heard = ''
  socket.on('data', (chunk) => (heard += String(chunk)))
  // Fewer than none of the rope, then one envelope; then leave.
  socket.write('2\n1\n-2000\n2\n3\n1\n4\n')
  await once(socket, 'close')
  return /Inside is a note: (\S+)/.exec(heard)?.[1] ?? heard
}
