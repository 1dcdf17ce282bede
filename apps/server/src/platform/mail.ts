import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomHex, systemRandom } from '#platform/random.ts'

/** One mail to one person, in plain text and as a page. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Where mails go. */
export interface Mailer {
  /** `folder` and `memory` do not send mails; the operator reads them. */
  readonly kind: 'smtp' | 'folder' | 'memory'
  /** Resolves when the mail server has accepted the mail; rejects when it has not. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string
  /** Sender, such as `Halyard <ctf@example.org>`. */
  readonly from: string
}

/** A server that does not answer within this time is tried again later. */
const SMTP_TIMEOUT_MS = 20_000
const MAX_CONNECTIONS = 3

/** Nothing in a mail of ours is a path or an address to fetch, whatever a text looks like. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

/** What a mail program gets. The header keeps out-of-office replies away (RFC 3834). */
const envelope = ({ to, ...mail }: Mail, from: string) => ({
  ...mail,
  from,
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** Loaded with the first mail, as it takes megabytes. */
const library = () => import('nodemailer')

/** Sends by SMTP; encrypted whenever the server can, always for `smtps:`. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const options = {
    ...CLOSED,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  } as const
  const connect = async () => (await library()).createTransport(options)
  let transport: ReturnType<typeof connect> | undefined
  return {
    kind: 'smtp',
    send: async (mail) => {
      transport ??= connect()
      await (await transport).sendMail(envelope(mail, from))
    },
    close: () => void transport?.then((open) => open.close()),
  }
}

const FOLDER_SENDER = 'Halyard <halyard@localhost>'

/** Writes each mail as a file that any mail program opens, named by its time. */
export function folderMailer(folder: string, now: () => number): Mailer {
  return {
    kind: 'folder',
    async send(mail) {
      const { createTransport } = await library()
      const composer = createTransport({ ...CLOSED, streamTransport: true, buffer: true })
      const { message: bytes } = await composer.sendMail(envelope(mail, FOLDER_SENDER))
      const stamp = new Date(now()).toISOString().replaceAll(':', '-')
      const path = join(folder, `${stamp}-${randomHex(systemRandom, 3)}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, bytes, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    close: () => undefined,
  }
}

export interface MemoryMailer extends Mailer {
  readonly sent: Mail[]
}

/** Keeps mails in a list, for tests. */
export function memoryMailer(): MemoryMailer {
  const sent: Mail[] = []
  return {
    kind: 'memory',
    sent,
    send: (mail) => Promise.resolve(void sent.push(mail)),
    close: () => undefined,
  }
}
