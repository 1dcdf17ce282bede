import { hasWrittenFlags, isContainerType, unpackBloodBonus } from '@halyard/rules'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Db, Row } from '#db/database.ts'
import { scoringOf } from '#db/scoring-columns.ts'
import { findAttachment } from '#modules/edit/attachment-repository.ts'
import { listChallenges } from '#modules/edit/challenges/repository.ts'
import type { Challenge } from '#modules/edit/challenges/repository.ts'
import { listConfigs, listDivisions } from '#modules/edit/divisions/repository.ts'
import type { Division } from '#modules/edit/divisions/repository.ts'
import { findForm, listFields } from '#modules/edit/fields/repository.ts'
import { listFlags } from '#modules/edit/flags/repository.ts'
import { listHintsOfGame } from '#modules/edit/hints/service.ts'
import {
  CANNED_ANSWERS_PATH,
  packCannedAnswers,
  uncannedElsewhere,
} from '#modules/edit/package/canned-answers-part.ts'
import {
  COOLDOWN_PATH,
  HINTS_PATH,
  lostElsewhere,
  packRules,
  REQUIREMENTS_PATH,
} from '#modules/edit/package/challenge-rules.ts'
import {
  DECLARATIONS_PATH,
  packDeclarations,
  undeclaredElsewhere,
} from '#modules/edit/package/declarations-part.ts'
import { packSignals, SIGNALS_PATH } from '#modules/edit/package/signals-part.ts'
import { FIELDS_PATH, packFields, unaskedElsewhere } from '#modules/edit/package/fields-part.ts'
import {
  FLAG_MATCHES_PATH,
  packMatches,
  withoutMatches,
} from '#modules/edit/package/flag-matches.ts'
import {
  challengePath,
  DEFAULT_STORAGE_MB,
  filePath,
  FORMAT,
  packPermissions,
  packTime,
  SCHEDULE_PATH,
  PRESENCE_PATH,
  SCORING_PATH,
  VERSION,
} from '#modules/edit/package/format.ts'
import type {
  GamePackage,
  PackedAttachment,
  PackedChallenge,
  PackedGame,
} from '#modules/edit/package/format.ts'
import { packSchedule, saysSomething } from '#modules/edit/package/schedule-part.ts'
import { exactElsewhere, refusalsElsewhere } from '#modules/edit/package/warnings.ts'
import { listCannedAnswers } from '#modules/edit/questions/canned-repository.ts'
import type { Game } from '#modules/game/games.ts'
import type { FileStore } from '#platform/files.ts'

interface PackedZip {
  readonly zip: Readable
  /** What the reader should know before taking it to another server. */
  readonly warnings: readonly string[]
}

/** A game as a zip: what organisers wrote, and the files that belong to it; nothing of what was played. */
export async function packGame(
  { db, files, nowMs }: { db: Db; files: FileStore; nowMs: number },
  game: Game,
): Promise<PackedZip> {
  const { contents, unlimited } = await collect(db, game)
  const warnings = [
    ...refusalsElsewhere(contents),
    ...exactElsewhere(contents),
    ...lostElsewhere(contents.challenges, contents.rules),
    ...undeclaredElsewhere(contents.game.divisions, contents.declarations),
    ...unaskedElsewhere(contents.fields),
    ...uncannedElsewhere(contents.cannedAnswers),
    ...unlimited.map(limitWarning),
  ]
  const sizes = await findFiles(files, contents)
  const zip = new ZipFile()
  const addJson = (path: string, value: unknown) =>
    zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), path, { mtime: new Date(nowMs) })
  addJson('manifest.json', { ...manifestOf(game, contents, sizes, nowMs), warnings })
  addJson('game.json', contents.game)
  for (const challenge of contents.challenges)
    addJson(challengePath(challenge.id), withoutMatches(challenge))
  if (contents.scoring.length > 0) addJson(SCORING_PATH, contents.scoring)
  const { requirements, cooldown, hints } = contents.rules
  if (requirements.length > 0) addJson(REQUIREMENTS_PATH, requirements)
  if (cooldown.length > 0) addJson(COOLDOWN_PATH, cooldown)
  if (hints.length > 0) addJson(HINTS_PATH, hints)
  if (saysSomething(contents.schedule)) addJson(SCHEDULE_PATH, contents.schedule)
  if (contents.declarations.length > 0) addJson(DECLARATIONS_PATH, contents.declarations)
  if (!contents.presence.isShared) addJson(PRESENCE_PATH, contents.presence)
  if (contents.fields) addJson(FIELDS_PATH, contents.fields)
  if (contents.cannedAnswers.length > 0) addJson(CANNED_ANSWERS_PATH, contents.cannedAnswers)
  if (contents.signals) addJson(SIGNALS_PATH, contents.signals)
  const matches = packMatches(contents.challenges)
  if (matches.challenges.length > 0) addJson(FLAG_MATCHES_PATH, matches)
  const output = Readable.from(zip.outputStream)
  zip.on('error', (error: Error) => output.destroy(error))
  for (const [hash, size] of sizes)
    zip.addReadStreamLazy(filePath(hash), { size, mtime: new Date(nowMs) }, (done) =>
      done(undefined, files.read(hash)),
    )
  zip.end()
  return { zip: output, warnings }
}

/** What the package says, and the titles of what has no storage limit here. */
async function collect(
  db: Db,
  game: Game,
): Promise<{ contents: GamePackage; unlimited: string[] }> {
  const listed = await listChallenges(db, game.id)
  const challenges: PackedChallenge[] = []
  for (const challenge of listed) challenges.push(await packChallenge(db, challenge))
  const unlimited = listed
    .filter((challenge) => isContainerType(challenge.type) && challenge.storage_limit === 0)
    .map(({ title }) => title)
  const scoring = listed
    .map((challenge) => ({ challengeId: challenge.id, ...scoringOf(challenge) }))
    .filter(({ kind }) => kind !== 'curve')
  const rules = packRules(listed, await listHintsOfGame(db, game.id))
  const schedule = packSchedule(game, listed)
  const divisions = await listDivisions(db, game.id)
  const declarations = packDeclarations(divisions)
  const described = await packDescription(db, game, divisions)
  const signals = await packSignals(db, game.id)
  const fields = packFields(await findForm(db, game.id), await listFields(db, game.id))
  const cannedAnswers = packCannedAnswers(await listCannedAnswers(db, game.id))
  const presence = { isShared: game.shares_presence }
  const parts = { scoring, rules, schedule, declarations, fields, cannedAnswers, presence, signals }
  const contents = { game: described, challenges, ...parts }
  return { contents, unlimited }
}

const limitWarning = (title: string) =>
  `"${title}" has no storage limit, and containers of a package need one: it says ${DEFAULT_STORAGE_MB} MB.`

async function packDescription(
  db: Db,
  game: Game,
  divisions: readonly Division[],
): Promise<PackedGame> {
  const configs = Map.groupBy(await listConfigs(db, game.id), (config) => config.division_id)
  return {
    title: game.title,
    summary: game.summary,
    content: game.content,
    hidden: game.hidden,
    practiceMode: game.practice_mode,
    acceptWithoutReview: game.accept_without_review,
    inviteCode: game.invite_code,
    teamMemberCountLimit: game.team_member_count_limit,
    containerCountLimit: game.container_count_limit,
    startTime: packTime(game.starts_at),
    endTime: packTime(game.ends_at),
    writeup: {
      required: game.writeup_required,
      deadline: packTime(game.writeup_deadline),
      note: game.writeup_note,
    },
    bloodBonus: game.blood_bonus === 0 ? null : unpackBloodBonus(game.blood_bonus),
    posterHash: game.poster_hash,
    divisions: divisions.map((division) => ({
      name: division.name,
      inviteCode: division.invite_code,
      defaultPermissions: packPermissions(division.default_permissions),
      challengeConfig: (configs.get(division.id) ?? []).map((config) => ({
        challengeId: config.challenge_id,
        permissions: packPermissions(config.permissions),
      })),
    })),
  }
}

async function packChallenge(db: Db, challenge: Challenge): Promise<PackedChallenge> {
  const { type } = challenge
  const isWritten = hasWrittenFlags(type)
  const flags = isWritten ? await listFlags(db, challenge.id) : []
  return {
    id: challenge.id,
    title: challenge.title,
    content: challenge.content,
    category: challenge.category,
    type,
    enabled: challenge.is_enabled,
    scoring: {
      original: challenge.original_score,
      minRate: challenge.min_score_rate,
      difficulty: challenge.difficulty,
    },
    limits: {
      submission: challenge.submission_limit,
      deadline: challenge.deadline_at === null ? null : packTime(challenge.deadline_at),
    },
    flags: {
      disableBloodBonus: challenge.disable_blood_bonus,
      enableTrafficCapture: challenge.enable_traffic_capture,
      template: challenge.flag_template,
      static: isWritten
        ? flags.map(({ flag, match, attachment }) => ({
            value: flag,
            match,
            attachment: packAttachment(attachment),
          }))
        : null,
    },
    attachment: packAttachment(await findAttachment(db, challenge.attachment_id)),
    hints: challenge.hints?.length ? challenge.hints : null,
    container: isContainerType(type) ? packContainer(challenge) : null,
    fileName: challenge.file_name,
  }
}

const packContainer = (challenge: Challenge): PackedChallenge['container'] => ({
  image: challenge.container_image,
  memoryLimit: challenge.memory_limit,
  cpuCount: challenge.cpu_count,
  storageLimit: challenge.storage_limit || DEFAULT_STORAGE_MB,
  exposePort: challenge.expose_port,
  networkMode: challenge.network_mode,
  fileName: challenge.file_name,
})

/** A link has a file name too: some readers of packages want one. */
function packAttachment(row: Row<'attachments'> | undefined): PackedAttachment | null {
  if (!row) return null
  const fileName = row.file_name ?? 'attachment'
  if (row.type === 'Remote') return { type: 'Remote', fileName, remoteUrl: row.remote_url }
  if (!row.file_hash) return null
  return { type: 'Local', hash: row.file_hash, fileName, fileSize: row.file_size }
}

/** Sizes of the files that are really there, by hash. */
async function findFiles(files: FileStore, contents: GamePackage): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const hash of hashesOf(contents)) {
    const size = await files.size(hash)
    if (size !== undefined) sizes.set(hash, size)
  }
  return sizes
}

/** Every file that a package refers to. */
export function hashesOf({ game, challenges }: GamePackage): Set<string> {
  const attachments = challenges.flatMap(({ attachment, flags }) => [
    attachment,
    ...(flags?.static ?? []).map((flag) => flag.attachment),
  ])
  const hashes = attachments.map((one) => (one?.type === 'Local' ? one.hash : undefined))
  return new Set([game.posterHash, ...hashes].filter((hash) => typeof hash === 'string'))
}

function manifestOf(
  game: Game,
  { game: { divisions }, challenges }: GamePackage,
  sizes: ReadonlyMap<string, number>,
  nowMs: number,
) {
  return {
    version: VERSION,
    format: FORMAT,
    exportedAt: packTime(nowMs),
    exporterVersion: 'Halyard',
    game: { id: game.id, title: game.title },
    statistics: {
      challengeCount: challenges.length,
      divisionCount: divisions.length,
      totalFlags: challenges.reduce((sum, { flags }) => sum + (flags?.static?.length ?? 0), 0),
      totalFiles: sizes.size,
      totalFileSize: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    },
  }
}
