import type { Tables } from '#db/tables.ts'
import { databaseAddress } from '#move-in/gzctf/address.ts'
import { readBoardFacts } from '#move-in/gzctf/board.ts'
import { copyCaptures } from '#move-in/gzctf/captures.ts'
import { openOldFiles } from '#move-in/gzctf/files.ts'
import { gameReadings, DYNAMIC_CONTAINER } from '#move-in/gzctf/games.ts'
import { freshKeys, uncoverKeys } from '#move-in/gzctf/keys.ts'
import type { GameKeys } from '#move-in/gzctf/keys.ts'
import { peopleReadings } from '#move-in/gzctf/people.ts'
import { playReadings } from '#move-in/gzctf/play.ts'
import { shipmentOf } from '#move-in/gzctf/reading.ts'
import { readSettings } from '#move-in/gzctf/settings.ts'
import { openSnapshot } from '#move-in/gzctf/snapshot.ts'
import type { Snapshot } from '#move-in/gzctf/snapshot.ts'
import { requireKnownSchema } from '#move-in/gzctf/version.ts'
import { MoveInError } from '#move-in/failure.ts'
import type { MappingNeeds, Origin, OriginFile, Shipment } from '#move-in/origin.ts'
import type { Remarks } from '#move-in/remarks.ts'

export interface GzctfOptions {
  /** Address of its database. */
  readonly database: string
  /** Folder or bucket of its files; without it no file is moved. */
  readonly files: string | undefined
  /** What its games' private keys are covered with; empty in an installation that has none. */
  readonly xorKey: string | undefined
  /** Recordings of traffic come along. */
  readonly captures?: boolean
}

const STAYS_BEHIND = ['sessions', 'API tokens', 'running containers', 'logs']

/** Tables whose rows are numbered, and where their numbers come from. */
const NUMBERED: readonly (readonly [keyof Tables, string])[] = [
  ['teams', 'Teams'],
  ['games', 'Games'],
  ['divisions', 'Divisions'],
  ['attachments', 'Attachments'],
  ['challenges', 'GameChallenges'],
  ['flags', 'FlagContexts'],
  ['participations', 'Participations'],
  ['submissions', 'Submissions'],
  ['notices', 'GameNotices'],
  ['events', 'GameEvents'],
]

/** An installation of GZ::CTF 1.8 as of now. Throws MoveInError. */
export async function openGzctf(options: GzctfOptions, remarks: Remarks): Promise<Origin> {
  if (options.captures === true && options.files === undefined)
    throw new MoveInError(
      'Recordings of traffic are among the files: give --files with --captures.',
    )
  const files = options.files === undefined ? undefined : await openOldFiles(options.files)
  if (!files) remarks.add('lost', 'Without --files no file can be moved.')
  const copiesCaptures = options.captures === true && files !== undefined
  const source = await openSnapshot(databaseAddress(options.database)).catch((error: unknown) => {
    files?.close()
    throw error
  })
  const close = async () => {
    files?.close()
    await source.close()
  }
  try {
    const schema = await requireKnownSchema(source, remarks)
    return {
      title: `GZ::CTF, database as of ${schema}`,
      staysBehind: [
        ...STAYS_BEHIND,
        ...(copiesCaptures ? [] : ['captures of traffic (--captures brings them)']),
      ],
      listFiles: () => listFiles(source),
      filesAreIn: options.files,
      openFile: files?.open ?? (() => Promise.resolve(undefined)),
      ...(copiesCaptures && {
        copyCaptures: (target, undo) => copyCaptures(files.captures, target, undo),
      }),
      shipments: (needs) => listShipments(source, needs, options.xorKey),
      settings: () => readSettings(source),
      lastIds: () => readLastIds(source),
      listGames: () => source.all(`select "Id" as id, "Title" as title from "Games" order by "Id"`),
      boardFacts: (gameId) => readBoardFacts(source, gameId),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const listFiles = (source: Snapshot): Promise<OriginFile[]> =>
  source.all(
    `select lower("Hash") as hash, "Name" as name, "ReferenceCount" as references,
       date_trunc('milliseconds', "UploadTimeUtc") as "uploadedAt" from "Files" order by "Id"`,
  )

async function listShipments(
  source: Snapshot,
  needs: MappingNeeds,
  xorKey: string | undefined,
): Promise<readonly Shipment[]> {
  const { keys, fresh } = await readKeys(source, needs, xorKey)
  await remarkOrphans(source, needs.remarks)
  const readings = [
    ...peopleReadings(needs),
    ...gameReadings(needs, keys),
    ...playReadings(needs, fresh),
  ]
  const shipments: Shipment[] = []
  for (const reading of readings) shipments.push(await shipmentOf(source, reading))
  return shipments
}

/** The keys of all games, and those of them that are new. Throws MoveInError for a wrong XorKey. */
async function readKeys(
  source: Snapshot,
  { remarks, random }: MappingNeeds,
  xorKey: string | undefined,
): Promise<{ keys: ReadonlyMap<number, GameKeys>; fresh: ReadonlyMap<number, GameKeys> }> {
  const games = await source.all<{
    id: number
    title: string
    publicKey: string
    privateKey: string
  }>(
    `select "Id" as id, "Title" as title, "PublicKey" as "publicKey", "PrivateKey" as "privateKey"
     from "Games" order by "Id"`,
  )
  const keys = new Map<number, GameKeys>()
  const fresh = new Map<number, GameKeys>()
  for (const game of games) {
    const kept = uncoverKeys(game, xorKey ?? '')
    if (!kept && xorKey !== undefined) {
      throw new MoveInError(
        `The key given by --xor-key does not open the keys of the game "${game.title}": take XorKey from the old appsettings.json.`,
      )
    }
    const own = kept ?? freshKeys(random)
    keys.set(game.id, own)
    if (kept) continue
    fresh.set(game.id, own)
    remarks.add(
      'lost',
      'Without --xor-key the game has new keys: tokens of its teams are new, programs that check them need the new public key, ' +
        'and flags that are derived from a team hash and were not handed out yet become others.',
      game.title,
    )
  }
  return { keys, fresh }
}

/** Flags of containers that no team holds any more. */
async function remarkOrphans(source: Snapshot, remarks: Remarks): Promise<void> {
  const [orphans] = await source.all<{ count: number }>(
    `select count(*) from "FlagContexts" as f
     join "GameChallenges" as c on c."Id" = f."ChallengeId" and c."Type" = ${DYNAMIC_CONTAINER}
     where not exists (select from "GameInstances" where "FlagId" = f."Id")`,
  )
  if ((orphans?.count ?? 0) > 0) {
    remarks.add(
      'note',
      'Flags that were made for containers and belong to no team are not moved.',
      String(orphans?.count),
    )
  }
}

async function readLastIds(source: Snapshot): Promise<ReadonlyMap<keyof Tables, number>> {
  const last = new Map<keyof Tables, number>()
  for (const [table, name] of NUMBERED) {
    const [row] = await source.all<{ last: number | null }>(
      `select case when has_sequence_privilege(numbers, 'select') then pg_sequence_last_value(numbers) end as last
       from (select pg_get_serial_sequence('"${name}"', 'Id')::regclass as numbers) as found`,
    )
    last.set(table, row?.last ?? 0)
  }
  return last
}
