import type { Infrastructure } from '#modules/infrastructure.ts'
import type { Endpoint } from '#modules/capture/address.ts'
import { openConversation } from '#modules/capture/conversation.ts'
import type { Conversation } from '#modules/capture/conversation.ts'
import { datagram, fileHeader } from '#modules/capture/packets.ts'
import { createRecordFile } from '#modules/capture/record-file.ts'
import type { FileLimits, RecordFile, Stop } from '#modules/capture/record-file.ts'
import { captureName } from '#modules/capture/store.ts'
import type { CaptureStore } from '#modules/capture/store.ts'
import type { Randomness } from '#platform/random.ts'

/** The instance whose traffic is recorded, and whose it is. */
export interface Subject {
  readonly guid: string
  readonly challengeId: number
  readonly participationId: number
  /** The content of the first packet of the file, for its reader. */
  readonly about: {
    readonly challenge: string
    readonly team: string
    readonly teamId: number
    readonly containerId: string
    readonly flag: string | null
  }
}

/** One connection that is being recorded. */
export interface Tap extends Conversation {
  /** The connection is over. */
  readonly end: () => void
}

export interface Recorder {
  /** Records a connection from that address. */
  readonly begin: (subject: Subject, clientAddress: string, service: Endpoint) => Tap
  /** Closes the file of an instance that is gone. */
  readonly closeInstance: (guid: string) => void
  /** Closes every file; resolves once they are listed. */
  readonly close: () => Promise<void>
}

/** One file: all connections to an instance, until there has been none for a while. */
interface Span {
  readonly file: RecordFile
  readonly part: string
  readonly participationId: number
  /** Bytes that it may take of what its team may fill. */
  readonly share: number
  connections: number
  clientPort: number
  idle: NodeJS.Timeout | undefined
}

export interface RecorderLimits extends Omit<FileLimits, 'fileBytes'> {
  /** A recording is closed so long after its last connection, milliseconds. */
  readonly idleMs: number
}

const LIMITS: RecorderLimits = {
  queueBytes: 32 * 1024 * 1024,
  // For the database, which comes first.
  reserveBytes: 512 * 1024 * 1024,
  idleMs: 30_000,
}
const ID_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUV'
const ID_LENGTH = 13
/** Every connection gets a port of its own: from the first to the last, then from the one of the description again. */
const PORTS = { description: 10_001, last: 65_000 } as const
const DESCRIBED_BY: Endpoint = { address: '::', port: 65_535 }

const STOPPED: Readonly<Record<Stop, string>> = {
  full: 'a traffic recording reached its largest size and takes nothing more',
  disk: 'traffic is not recorded: the disk is nearly full',
  error: 'traffic is not recorded: its file cannot be written',
}

const TEAM_FULL =
  'traffic is not recorded: the recordings of its team have reached their largest size'

type Needs = Pick<Infrastructure, 'clock' | 'config' | 'random' | 'log'>

/** Records proxied connections. Connections work whatever happens to the files. */
export function createRecorder(
  { clock, config, random, log }: Needs,
  store: CaptureStore,
  { idleMs, ...limits }: RecorderLimits = LIMITS,
): Recorder {
  const spans = new Map<string, Span>()
  /** One file is compressed at a time. */
  let finishing = Promise.resolve()
  const now = () => clock.now()

  /** What is left for one more file of the team, beside those that are being written. */
  const shareOf = (participationId: number) => {
    const { maxBytes, teamBytes } = config.captures
    const others = [...spans.values()].filter((span) => span.participationId === participationId)
    const shares = others.reduce((sum, { share }) => sum + share, 0)
    return Math.max(0, Math.min(maxBytes, teamBytes - store.usedBytes(participationId) - shares))
  }

  const open = (subject: Subject, clientAddress: string): Span => {
    const { guid, challengeId, participationId } = subject
    const share = shareOf(participationId)
    const name = captureName(guid, connectionId(random))
    const part = store.partPath(challengeId, participationId, name)
    const file = createRecordFile(part, {
      limits: { ...limits, fileBytes: share },
      onStop: (stop, err) =>
        log.warn({ err, challengeId, participationId }, share > 0 ? STOPPED[stop] : TEAM_FULL),
    })
    const client = { address: clientAddress, port: PORTS.description }
    file.write([fileHeader(), datagram(now(), DESCRIBED_BY, client, describe(subject))])
    const clientPort = PORTS.description
    const span = { file, part, participationId, share, connections: 0, clientPort, idle: undefined }
    spans.set(guid, span)
    return span
  }

  const finish = async ({ file, part }: Span) => {
    if ((await file.close()) > 0) await store.finish(part)
  }
  const close = (guid: string, span: Span) => {
    clearTimeout(span.idle)
    if (spans.get(guid) === span) spans.delete(guid)
    finishing = finishing
      .then(() => finish(span))
      .catch((err: unknown) => log.warn({ err }, 'a traffic recording could not be finished'))
  }

  return {
    begin(subject, clientAddress, service) {
      const { guid } = subject
      const span = spans.get(guid) ?? open(subject, clientAddress)
      clearTimeout(span.idle)
      span.connections += 1
      span.clientPort = span.clientPort < PORTS.last ? span.clientPort + 1 : PORTS.description
      const client = { address: clientAddress, port: span.clientPort }
      const conversation = openConversation(span.file.write, client, service, now)
      return {
        ...conversation,
        end() {
          span.connections -= 1
          if (span.connections > 0 || spans.get(guid) !== span) return
          span.idle = setTimeout(() => close(guid, span), idleMs).unref()
        },
      }
    },
    closeInstance(guid) {
      const span = spans.get(guid)
      if (span) close(guid, span)
    },
    close() {
      for (const [guid, span] of spans) close(guid, span)
      return finishing
    },
  }
}

function describe({ challengeId, about }: Subject): Buffer {
  const text = {
    Challenge: about.challenge,
    ChallengeId: challengeId,
    Team: about.team,
    TeamId: about.teamId,
    ContainerId: about.containerId,
    Flag: about.flag,
  }
  return Buffer.from(JSON.stringify(text, undefined, 2))
}

const connectionId = (random: Randomness): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[random.below(ID_LETTERS.length)] ?? '').join(
    '',
  )
