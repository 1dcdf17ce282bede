import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'

/** A mail as it arrived. */
export interface Received {
  readonly user: string | undefined
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

/** A real mail server on this machine, which knows the password `p@ss word`; closed after the file's last test. */
export async function mailServer(
  options: SMTPServerOptions = {},
): Promise<{ readonly received: readonly Received[]; readonly port: number }> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'p@ss word' ? null : new Error('no'), { user: username }),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          user: typeof session.user === 'string' ? session.user : undefined,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, port }
}
