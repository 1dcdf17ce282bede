import type { ValidateFunction } from 'ajv/dist/2020.js'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inTransaction } from '#db/transaction.ts'
import { releaseFile, safeFileName, storeFile } from '#modules/asset/service.ts'
import { badPackage, openArchive } from '#modules/edit/package/archive.ts'
import type { Archive } from '#modules/edit/package/archive.ts'
import {
  COOLDOWN_PATH,
  HINTS_PATH,
  REQUIREMENTS_PATH,
} from '#modules/edit/package/challenge-rules.ts'
import type { PackedRules } from '#modules/edit/package/challenge-rules.ts'
import { DECLARATIONS_PATH } from '#modules/edit/package/declarations-part.ts'
import type { PackedDeclarations } from '#modules/edit/package/declarations-part.ts'
import { hashesOf } from '#modules/edit/package/export.ts'
import { CANNED_ANSWERS_PATH } from '#modules/edit/package/canned-answers-part.ts'
import type { PackedCannedAnswers } from '#modules/edit/package/canned-answers-part.ts'
import type { SignalSettings } from '#modules/game/signals/policy.ts'
import { SIGNALS_PATH } from '#modules/edit/package/signals-part.ts'
import { FIELDS_PATH } from '#modules/edit/package/fields-part.ts'
import { FLAG_MATCHES_PATH, withMatches } from '#modules/edit/package/flag-matches.ts'
import type { PackedMatches } from '#modules/edit/package/flag-matches.ts'
import {
  filePath,
  KNOWN_FORMATS,
  PRESENCE_PATH,
  SCHEDULE_PATH,
  SCORING_PATH,
} from '#modules/edit/package/format.ts'
import type {
  PackedChallenge,
  PackedFields,
  PackedPresence,
  PackedSchedule,
  PackedScoring,
} from '#modules/edit/package/format.ts'
import { insertPackage, requireSense } from '#modules/edit/package/import.ts'
import type { GamePackage } from '#modules/edit/package/format.ts'
import { describeProblem } from '#modules/edit/package/problems.ts'
import { NO_SCHEDULE } from '#modules/edit/package/schedule-part.ts'
import { missingFlags } from '#modules/edit/package/warnings.ts'
import { checks } from '#modules/edit/package/schemas.ts'
import type { Context, Upload } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'random' | 'files'>

interface ReceivedGame {
  readonly gameId: number
  /** What the package did not hold, in a sentence each. */
  readonly warnings: readonly string[]
}

/** Makes a game of an uploaded package, or nothing at all. Throws Refusal 400. */
export async function receivePackage(needs: Needs, upload: Upload): Promise<ReceivedGame> {
  if (!/\.zip$/i.test(upload.fileName)) throw new Refusal(400, 'packageNotZip')
  const folder = await mkdtemp(join(tmpdir(), 'halyard-import-'))
  try {
    const path = join(folder, 'package.zip')
    await pipeline(upload.stream, createWriteStream(path, { mode: 0o600 }))
    if ((await stat(path)).size === 0) throw new Refusal(400, 'fileEmpty')
    const archive = await openArchive(path)
    try {
      return await importGame(needs, archive)
    } finally {
      archive.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Everything is validated before the first file is stored; files that turn out not to be needed are released. */
async function importGame(needs: Needs, archive: Archive): Promise<ReceivedGame> {
  const content = await readPackage(archive)
  const sizes = new Map<string, number>()
  try {
    for (const [hash, name] of namesOf(content))
      sizes.set(hash, await keepFile(needs, archive, hash, name))
    const { random, clock } = needs
    const gameId = await inTransaction(needs.db, (tx) =>
      insertPackage(tx, { random, sizes, nowMs: clock.now() }, content),
    )
    return { gameId, warnings: missingFlags(content) }
  } catch (error) {
    for (const hash of sizes.keys()) await releaseFile(needs, hash)
    throw error
  }
}

async function readPackage(archive: Archive): Promise<GamePackage> {
  const manifest = await archive.json('manifest.json')
  requireShape('manifest.json', checks.manifest, manifest)
  if (!KNOWN_FORMATS.includes(manifest.format))
    throw badPackage('manifest.json: the format is not known')
  const game = await archive.json('game.json')
  requireShape('game.json', checks.game, game)
  const challenges: PackedChallenge[] = []
  for (const name of archive.names.filter((one) => one.startsWith('challenges/')).toSorted()) {
    const challenge = await archive.json(name)
    requireShape(name, checks.challenge, challenge)
    challenges.push(challenge)
  }
  const [scoring, matches] = [await readScoring(archive), await readMatches(archive)]
  const rules = await readRules(archive)
  const sorted = challenges.toSorted((a, b) => a.id - b.id)
  const schedule = await readSchedule(archive)
  const declarations = await readDeclarations(archive)
  const described = { game, challenges: withMatches(sorted, matches) }
  const fields = await readFields(archive)
  const signals = await readSignals(archive)
  const cannedAnswers = await readCannedAnswers(archive)
  const presence = await readPresence(archive)
  const parts = { scoring, rules, schedule, declarations, fields, cannedAnswers, presence, signals }
  const content = { ...described, ...parts }
  requireSense(content)
  for (const hash of hashesOf(content))
    if (!archive.names.includes(filePath(hash))) throw badPackage(`${filePath(hash)} is missing`)
  return content
}

async function readScoring(archive: Archive): Promise<PackedScoring> {
  if (!archive.names.includes(SCORING_PATH)) return []
  const scoring = await archive.json(SCORING_PATH)
  requireShape(SCORING_PATH, checks.scoring, scoring)
  return scoring
}

async function readRules(archive: Archive): Promise<PackedRules> {
  const readOrNothing = (path: string) =>
    archive.names.includes(path) ? archive.json(path) : Promise.resolve([])
  const requirements = await readOrNothing(REQUIREMENTS_PATH)
  requireShape(REQUIREMENTS_PATH, checks.requirements, requirements)
  const cooldown = await readOrNothing(COOLDOWN_PATH)
  requireShape(COOLDOWN_PATH, checks.cooldown, cooldown)
  const hints = await readOrNothing(HINTS_PATH)
  requireShape(HINTS_PATH, checks.hints, hints)
  return { requirements, cooldown, hints }
}

async function readDeclarations(archive: Archive): Promise<PackedDeclarations> {
  if (!archive.names.includes(DECLARATIONS_PATH)) return []
  const declarations = await archive.json(DECLARATIONS_PATH)
  requireShape(DECLARATIONS_PATH, checks.declarations, declarations)
  return declarations
}

async function readSignals(archive: Archive): Promise<SignalSettings | null> {
  if (!archive.names.includes(SIGNALS_PATH)) return null
  const signals = await archive.json(SIGNALS_PATH)
  requireShape(SIGNALS_PATH, checks.signals, signals)
  return signals
}

async function readFields(archive: Archive): Promise<PackedFields | null> {
  if (!archive.names.includes(FIELDS_PATH)) return null
  const fields = await archive.json(FIELDS_PATH)
  requireShape(FIELDS_PATH, checks.fields, fields)
  return fields
}

async function readPresence(archive: Archive): Promise<PackedPresence> {
  if (!archive.names.includes(PRESENCE_PATH)) return { isShared: true }
  const presence = await archive.json(PRESENCE_PATH)
  requireShape(PRESENCE_PATH, checks.presence, presence)
  return presence
}

async function readCannedAnswers(archive: Archive): Promise<PackedCannedAnswers> {
  if (!archive.names.includes(CANNED_ANSWERS_PATH)) return []
  const answers = await archive.json(CANNED_ANSWERS_PATH)
  requireShape(CANNED_ANSWERS_PATH, checks.cannedAnswers, answers)
  return answers
}

async function readSchedule(archive: Archive): Promise<PackedSchedule> {
  if (!archive.names.includes(SCHEDULE_PATH)) return NO_SCHEDULE
  const schedule = await archive.json(SCHEDULE_PATH)
  requireShape(SCHEDULE_PATH, checks.schedule, schedule)
  return schedule
}

async function readMatches(archive: Archive): Promise<PackedMatches> {
  if (!archive.names.includes(FLAG_MATCHES_PATH)) return { challenges: [] }
  const matches = await archive.json(FLAG_MATCHES_PATH)
  requireShape(FLAG_MATCHES_PATH, checks.flagMatches, matches)
  return matches
}

function requireShape<T>(
  name: string,
  check: ValidateFunction<T>,
  value: unknown,
): asserts value is T {
  if (check(value)) return
  const [error] = check.errors ?? []
  throw badPackage(error ? `${name}: ${describeProblem(error)}` : `${name} is wrong`)
}

/** Files by hash, each with the name of its first mention. */
function namesOf(content: GamePackage): Map<string, string> {
  const attachments = content.challenges.flatMap(({ attachment, flags }) => [
    attachment,
    ...(flags?.static ?? []).map((flag) => flag.attachment),
  ])
  const names = new Map(
    attachments.toReversed().flatMap((one) => (one?.hash ? [[one.hash, one.fileName]] : [])),
  )
  return new Map(
    [...hashesOf(content)].map((hash) => [hash, safeFileName(names.get(hash) ?? 'poster.webp')]),
  )
}

/** Stores one file of the package; its content must be what its name says. Returns its size, bytes. */
async function keepFile(needs: Needs, archive: Archive, hash: string, name: string) {
  const stored = await storeFile(needs, await archive.read(filePath(hash)), name)
  if (!stored) throw badPackage(`${filePath(hash)} is empty`)
  if (stored.hash === hash) return stored.size
  await releaseFile(needs, stored.hash)
  throw badPackage(`${filePath(hash)} has another content than its name says`)
}
