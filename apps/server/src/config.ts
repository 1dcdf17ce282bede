import proxyAddress from '@fastify/proxy-addr'
import { CAPTURE_VARIABLES, readCaptureOptions } from '#config/captures.ts'
import type { CaptureOptions } from '#config/captures.ts'
import { readChoice, readSwitch } from '#config/choices.ts'
import { FILES_VARIABLES, readFilesLocation, refuseLargeObjects } from '#config/files.ts'
import type { FilesLocation } from '#platform/objects/location.ts'
import { INSTANCE_VARIABLES, readInstanceOptions } from '#config/instances.ts'
import type { InstanceOptions } from '#config/instances.ts'
import { METRICS_VARIABLES, readMetricsOptions, wantsTraces } from '#config/metrics.ts'
import type { MetricsOptions } from '#config/metrics.ts'
import { readPort } from '#config/ports.ts'
import { PROJECT_VARIABLES, readProjectOptions } from '#config/project.ts'
import type { ProjectOptions } from '#config/project.ts'
import { withSecretFiles } from '#config/secret-files.ts'
import { PROVIDER_VARIABLES, readProviders } from '#config/providers.ts'
import type { ProviderOptions } from '#config/providers.ts'
import { readMegabytes, readProcesses } from '#config/sizes.ts'
import { WEBHOOK_VARIABLES, readWebhookRanges } from '#config/webhooks.ts'
import type { Range } from '#config/webhooks.ts'
import type { SmtpOptions } from '#platform/mail.ts'
import { StartError } from '#platform/start-error.ts'

/** What the operator decides from outside; everything else is settings in the database. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Folder of files and of the built-in database. */
  readonly dataFolder: string
  /** Address of an own PostgreSQL; the built-in one is used without it. */
  readonly databaseUrl: string | undefined
  /** Where uploads and captures are kept; the data folder without it. */
  readonly files: FilesLocation | undefined
  readonly logLevel: LogLevel
  /** Proxies whose forwarded headers are trusted: addresses or ranges, separated by commas. */
  readonly trustProxy: string | false
  readonly adminName: string
  readonly adminPassword: string | undefined
  /** Folder of the built web client. */
  readonly webFolder: string | undefined
  /** Whether that folder holds another client than ours; its page shows it where this is undefined. */
  readonly foreignClient: boolean | undefined
  readonly rateLimits: boolean
  /** Leading zero bits that the proof-of-work captcha asks for, 8 to 48. */
  readonly powDifficulty: number
  /** Address of the platform as its visitors type it, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string | undefined
  /** Where mails go; files in the data folder without it. */
  readonly smtp: SmtpOptions | undefined
  /** Uses the names that images and checkers made for other platforms know, instead of neutral ones. */
  readonly knownNames: boolean
  /** Addresses that differ only in dots or in a tag before the at sign are one mailbox, and get one account. */
  readonly onePerMailbox: boolean
  /** Account at Cloudflare's captcha; the proof of work is used without it. */
  readonly turnstile: TurnstileOptions | undefined
  /** Providers that people log in with, beside those of the settings. */
  readonly providers: readonly ProviderOptions[]
  /** Counts requests from this machine too. */
  readonly rateLimitsOnLoopback: boolean
  /** Largest file that administrators may store; that of the contract without it. */
  readonly maxUploadBytes: number | undefined
  /** Processes that share the port. */
  readonly processes: number
  /** Renders the pages that most visits begin with. */
  readonly serverRendering: boolean
  /** Where the services of challenges run. */
  readonly instances: InstanceOptions
  /** What is kept of the traffic of instances. */
  readonly captures: CaptureOptions
  /** Where metrics are served; nowhere without it. */
  readonly metrics: MetricsOptions | undefined
  /** Sends traces, as the variables of OpenTelemetry say. */
  readonly traces: boolean
  /** Networks that are not public and that webhooks may reach all the same. */
  readonly webhookRanges: readonly Range[]
  /** Who makes the software, and where; said to everybody. */
  readonly project: ProjectOptions
  /** Encrypts backups; they are not encrypted without it. */
  readonly backupPassphrase: string | undefined
}

export interface TurnstileOptions {
  readonly siteKey: string
  readonly secret: string
  /** Where answers are checked. */
  readonly verifyUrl: string
}

const TURNSTILE_VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

const DEFAULT_PORT = 8080

/** Every variable that is read, with its meaning; `--help` prints it. */
export const VARIABLES = {
  HALYARD_PORT: `Port to listen on (PORT is read too); ${DEFAULT_PORT}`,
  HALYARD_HOST: 'Address to listen on; 127.0.0.1, use 0.0.0.0 to be reachable from elsewhere',
  HALYARD_DATA: 'Folder of files and of the built-in database; ./data',
  DATABASE_URL: 'Address of a PostgreSQL 15 or newer, instead of the built-in one',
  ...FILES_VARIABLES,
  HALYARD_LOG_LEVEL: `${LOG_LEVELS.join(', ')}; info`,
  HALYARD_TRUST_PROXY:
    'Proxies whose X-Forwarded headers count: addresses or ranges, separated by commas; none',
  HALYARD_ADMIN_NAME: 'Name of the first administrator; admin',
  HALYARD_ADMIN_PASSWORD:
    'Password of the first administrator; made up and printed once when missing',
  HALYARD_WEB: 'Folder of the built web client; apps/web/dist',
  HALYARD_FOREIGN_CLIENT:
    'on or off says whether that folder holds another client of the contract, which gets a policy that suits it; its page shows it',
  HALYARD_POW_DIFFICULTY: 'Leading zero bits that the captcha asks for, 8 to 48; 18',
  HALYARD_URL:
    'Address of the platform as its visitors type it, such as https://ctf.example.org; needed for mails',
  HALYARD_SMTP_URL:
    'Mail server, smtp://user:password@host:587 or smtps://…; mails are files in the data folder without it',
  HALYARD_MAIL_FROM:
    'Sender of mails, such as My CTF <ctf@example.org>; needed with HALYARD_SMTP_URL',
  HALYARD_TURNSTILE_SITE_KEY:
    'Site key of Cloudflare Turnstile, used as captcha instead of the proof of work',
  HALYARD_TURNSTILE_SECRET: 'Secret that belongs to the site key',
  HALYARD_TURNSTILE_VERIFY_URL: 'Where Turnstile answers are checked; that of Cloudflare',
  ...PROVIDER_VARIABLES,
  HALYARD_KNOWN_NAMES:
    'on uses the names that images, checkers and clients made for other platforms know: in the environment of instances, team tokens and the session cookie; off',
  HALYARD_ONE_PER_MAILBOX:
    'on refuses a second account for a mail address that differs only in dots or in a +tag before its at sign; off',
  HALYARD_SSR:
    'off leaves the rendering of pages to browsers, for a machine with little memory; on',
  HALYARD_RATE_LIMITS:
    'off lifts the limits of requests, as for a load test; guesses of passwords and codes, and mails, stay limited; on',
  HALYARD_RATE_LIMIT_LOOPBACK: 'on counts requests from this machine too; off',
  HALYARD_PROCESSES: 'Processes that share the port, one for each processor at most; 1',
  HALYARD_MAX_UPLOAD: 'Largest file that administrators may store, in MB; 300',
  ...INSTANCE_VARIABLES,
  ...CAPTURE_VARIABLES,
  HALYARD_BACKUP_PASSPHRASE: 'Encrypts backups, and opens them; they are not encrypted without it',
  HALYARD_OLD_DATABASE_URL: 'Database of the installation that "move-in gzctf" brings in',
  HALYARD_OLD_XOR_KEY: 'XorKey of that installation',
  ...METRICS_VARIABLES,
  ...WEBHOOK_VARIABLES,
  ...PROJECT_VARIABLES,
} as const

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment, and the secrets in files, once. Throws StartError naming the variable that is wrong. */
export function readConfig(given: Environment): Config {
  const environment = withSecretFiles(given)
  const text = (name: keyof typeof VARIABLES) => environment[name]?.trim() || undefined
  const mail = readMail(
    text('HALYARD_URL'),
    environment['HALYARD_SMTP_URL']?.trim() || undefined,
    text('HALYARD_MAIL_FROM'),
  )
  const files = readFiles(text('HALYARD_FILES'), environment)
  const maxUploadBytes = readMegabytes('HALYARD_MAX_UPLOAD', text('HALYARD_MAX_UPLOAD'))
  refuseLargeObjects(files, maxUploadBytes)
  return {
    host: text('HALYARD_HOST') ?? '127.0.0.1',
    port: readPort(text('HALYARD_PORT') ?? (environment['PORT']?.trim() || String(DEFAULT_PORT))),
    dataFolder: text('HALYARD_DATA') ?? 'data',
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    files,
    logLevel: readChoice('HALYARD_LOG_LEVEL', text('HALYARD_LOG_LEVEL'), LOG_LEVELS) ?? 'info',
    trustProxy: readProxies(text('HALYARD_TRUST_PROXY')),
    adminName: text('HALYARD_ADMIN_NAME') ?? 'admin',
    adminPassword: environment['HALYARD_ADMIN_PASSWORD'] || undefined,
    ...readClient(text('HALYARD_WEB'), text('HALYARD_FOREIGN_CLIENT')),
    powDifficulty: readDifficulty(text('HALYARD_POW_DIFFICULTY')),
    ...mail,
    turnstile: readTurnstile(
      text('HALYARD_TURNSTILE_SITE_KEY'),
      text('HALYARD_TURNSTILE_SECRET'),
      text('HALYARD_TURNSTILE_VERIFY_URL') ?? TURNSTILE_VERIFY_URL,
    ),
    providers: readProviders(environment['HALYARD_PROVIDERS'], mail.publicUrl),
    knownNames: readSwitch('HALYARD_KNOWN_NAMES', text('HALYARD_KNOWN_NAMES'), false),
    onePerMailbox: readSwitch('HALYARD_ONE_PER_MAILBOX', text('HALYARD_ONE_PER_MAILBOX'), false),
    serverRendering: readSwitch('HALYARD_SSR', text('HALYARD_SSR'), true),
    rateLimits: readSwitch('HALYARD_RATE_LIMITS', text('HALYARD_RATE_LIMITS'), true),
    rateLimitsOnLoopback: readSwitch(
      'HALYARD_RATE_LIMIT_LOOPBACK',
      text('HALYARD_RATE_LIMIT_LOOPBACK'),
      false,
    ),
    maxUploadBytes,
    processes: readProcesses(text('HALYARD_PROCESSES')),
    instances: readInstanceOptions(text, {
      publicUrl: mail.publicUrl,
      dockerHost: environment['DOCKER_HOST'] || undefined,
    }),
    captures: readCaptureOptions(text),
    metrics: readMetricsOptions(text),
    traces: wantsTraces(environment),
    webhookRanges: readWebhookRanges(text('HALYARD_WEBHOOK_RANGES')),
    project: readProjectOptions(text),
    backupPassphrase: environment['HALYARD_BACKUP_PASSPHRASE'] || undefined,
  }
}

function readClient(
  webFolder: string | undefined,
  said: string | undefined,
): Pick<Config, 'webFolder' | 'foreignClient'> {
  const foreignClient =
    said === undefined ? undefined : readSwitch('HALYARD_FOREIGN_CLIENT', said, false)
  if (!foreignClient || webFolder !== undefined) return { webFolder, foreignClient }
  throw new StartError('HALYARD_WEB must name the folder of the other client, with its index.html.')
}

function readFiles(text: string | undefined, environment: Environment): FilesLocation | undefined {
  const region = environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || undefined
  return text === undefined ? undefined : readFilesLocation(text, region)
}

function readDifficulty(text: string | undefined): number {
  const bits = Number(text ?? 18)
  if (Number.isInteger(bits) && bits >= 8 && bits <= 48) return bits
  throw new StartError(`HALYARD_POW_DIFFICULTY must be a number from 8 to 48, not "${text}".`)
}

/** The refusals never repeat the address of the mail server: it holds a password. */
function readMail(
  url: string | undefined,
  smtpUrl: string | undefined,
  from: string | undefined,
): Pick<Config, 'publicUrl' | 'smtp'> {
  const publicUrl = url?.replace(/\/+$/, '')
  if (publicUrl !== undefined && !isOrigin(publicUrl)) {
    throw new StartError(
      `HALYARD_URL must be an address without a path, such as https://ctf.example.org, not "${url}".`,
    )
  }
  if (smtpUrl === undefined) return { publicUrl, smtp: undefined }
  if (!/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? '') || !URL.parse(smtpUrl)?.hostname) {
    throw new StartError('HALYARD_SMTP_URL must look like smtp://user:password@host:587.')
  }
  if (from === undefined || !/^[^\r\n]*@[^\r\n]*$/.test(from)) {
    throw new StartError(
      'HALYARD_MAIL_FROM must name the sender of mails, such as My CTF <ctf@example.org>.',
    )
  }
  if (publicUrl === undefined) {
    throw new StartError(
      'HALYARD_URL must be set when mails are sent: their links begin with it, such as https://ctf.example.org.',
    )
  }
  return { publicUrl, smtp: { url: smtpUrl, from } }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase()
}

function readTurnstile(
  siteKey: string | undefined,
  secret: string | undefined,
  verifyUrl: string,
): TurnstileOptions | undefined {
  if (siteKey === undefined && secret === undefined) return undefined
  if (siteKey === undefined || secret === undefined) {
    throw new StartError(
      'HALYARD_TURNSTILE_SITE_KEY and HALYARD_TURNSTILE_SECRET belong together: set both or none.',
    )
  }
  return { siteKey, secret, verifyUrl }
}

function readProxies(text: string | undefined): string | false {
  if (text === undefined) return false
  try {
    proxyAddress.compile(text.split(',').map((entry) => entry.trim()))
  } catch {
    throw new StartError(
      `HALYARD_TRUST_PROXY must list addresses or ranges, such as 127.0.0.1, 10.0.0.0/8, not "${text}".`,
    )
  }
  return text
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text
  throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
}
