import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

const COME_WITHIN_MS = 150_000

/** Asks for new passwords of made players. @returns how many requests were taken */
export async function askForLinks(url: string, count: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      fetch(`${url}/api/account/recovery`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `sailor${index + 1}.1@example.org` }),
      }),
    ),
  )
  return answers.filter(({ ok }) => ok).length
}

/** A mail server that is there again. @returns how many mails have come, at the latest after two and a half minutes */
export async function receiveMails(port: number, expected: number): Promise<number> {
  const addresses = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) addresses.add(address)
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  const lastMoment = Date.now() + COME_WITHIN_MS
  while (addresses.size < expected && Date.now() < lastMoment) await sleep(200)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return addresses.size
}
