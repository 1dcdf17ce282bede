import { MoveInError } from '#move-in/failure.ts'

/** What a connection string of .NET calls each part, letters and blanks aside. */
const NAMES: Readonly<Record<string, string>> = {
  host: 'host',
  server: 'host',
  port: 'port',
  database: 'database',
  db: 'database',
  username: 'user',
  userid: 'user',
  user: 'user',
  uid: 'user',
  password: 'password',
  pwd: 'password',
  sslmode: 'ssl',
}
/** `name=value`, its value quoted where it holds a semicolon; a quote in a value is written twice. */
const PART = /\s*([^=;]+?)\s*=\s*(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)'|([^;]*?))\s*(?:;|$)/gy
const SSL_MODES: readonly string[] = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full']

/** The address of a database, also from the connection string that GZ::CTF is configured with. Throws MoveInError, without what was given. */
export function databaseAddress(given: string): string {
  if (/^postgres(ql)?:\/\//i.test(given)) return given
  const parts = partsOf(given)
  if (!parts.host)
    throw new MoveInError(
      'The address of the old database is neither postgres://… nor a connection string such as "Host=…;Port=5432;Database=…;Username=…;Password=…".',
    )
  const [, name = parts.host, ownPort] = /^([^:/]+):(\d+)$/.exec(parts.host) ?? []
  const { user = 'postgres', password, port = ownPort ?? '5432', ssl } = parts
  const login = [user, ...(password ? [password] : [])].map(encodeURIComponent).join(':')
  const place = `${encodeURIComponent(name)}:${port}/${encodeURIComponent(parts.database ?? user)}`
  const mode = ssl?.toLowerCase().replace(/^verify(?=ca|full)/, 'verify-') ?? ''
  return `postgres://${login}@${place}${SSL_MODES.includes(mode) ? `?sslmode=${mode}` : ''}`
}

function partsOf(given: string): Partial<Record<string, string>> {
  const parts: Partial<Record<string, string>> = {}
  for (const [, written = '', double, single, plain] of given.matchAll(PART)) {
    const name = NAMES[written.toLowerCase().replaceAll(/\s/g, '')]
    const value = double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? plain
    if (name) parts[name] = value
  }
  return parts
}
