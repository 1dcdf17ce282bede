import {
  isContainerType,
  isFileLink,
  normaliseBloodBonus,
  packBloodBonus,
  permissionsOf,
  scoringProblem,
} from '@halyard/rules'
import { ms, msOrNull } from '#db/database.ts'
import type { Db, NewRow } from '#db/database.ts'
import { scoringColumns } from '#db/scoring-columns.ts'
import { safeFileName } from '#modules/asset/service.ts'
import { addAttachment } from '#modules/edit/attachment-repository.ts'
import { insertChallenge } from '#modules/edit/challenges/repository.ts'
import { insertDivision, replaceConfigs } from '#modules/edit/divisions/repository.ts'
import { insertFlags } from '#modules/edit/flags/repository.ts'
import { insertGame } from '#modules/edit/games/repository.ts'
import { badPackage } from '#modules/edit/package/archive.ts'
import { insertRules, requireSoundRules } from '#modules/edit/package/challenge-rules.ts'
import { insertDeclarations, requireDeclarations } from '#modules/edit/package/declarations-part.ts'
import { insertCannedAnswers } from '#modules/edit/questions/canned-repository.ts'
import { insertPackedSignals } from '#modules/edit/package/signals-part.ts'
import { insertPackedFields, requireFields } from '#modules/edit/package/fields-part.ts'
import { requireMatches } from '#modules/edit/package/flag-matches.ts'
import { challengePath, DEFAULT_SCORE, SCORING_PATH } from '#modules/edit/package/format.ts'
import type {
  GamePackage,
  PackedAttachment,
  PackedChallenge,
  PackedGame,
  PackedScoring,
} from '#modules/edit/package/format.ts'
import {
  freezeColumns,
  releaseColumns,
  requireSchedule,
} from '#modules/edit/package/schedule-part.ts'
import { createGameKeys } from '#modules/game/keys.ts'
import type { Randomness } from '#platform/random.ts'

interface Needs {
  readonly random: Randomness
  readonly nowMs: number
  /** Sizes of the files of the package, which are stored already, by hash. */
  readonly sizes: ReadonlyMap<string, number>
}

const msOf = (time: string): number => {
  const epochMs = Date.parse(time)
  if (Number.isNaN(epochMs)) throw badPackage(`${time} is not a time`)
  return epochMs
}

/** What a schema cannot say. Throws Refusal 400. */
export function requireSense(content: GamePackage): void {
  const { game, challenges, scoring, rules, schedule } = content
  if (msOf(game.endTime) <= msOf(game.startTime))
    throw badPackage('game.json: the game ends before it starts')
  const { writeup } = game
  if (writeup?.required && (!writeup.deadline || msOf(writeup.deadline) <= msOf(game.endTime)))
    throw badPackage('game.json: the deadline for writeups is not after the end')
  challenges.forEach(requireContents)
  challenges.forEach(requireMatches)
  const ids = new Set(challenges.map(({ id }) => id))
  if (ids.size !== challenges.length) throw badPackage('two challenges have the same id')
  requireSoundScoring(challenges, scoring)
  requireSoundRules(ids, rules)
  requireSchedule(schedule, challenges)
  requireDeclarations(content.declarations, game.divisions)
  requireFields(content.fields)
  for (const { name, challengeConfig } of game.divisions) {
    const named = challengeConfig.map(({ challengeId }) => challengeId)
    if (new Set(named).size !== named.length || named.some((id) => !ids.has(id)))
      throw badPackage(
        `game.json: division "${name}" names a challenge twice, or one that does not exist`,
      )
  }
}

function requireSoundScoring(challenges: readonly PackedChallenge[], scoring: PackedScoring): void {
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]))
  if (new Set(scoring.map(({ challengeId }) => challengeId)).size !== scoring.length)
    throw badPackage(`${SCORING_PATH}: a challenge is named twice`)
  for (const { challengeId, ...way } of scoring) {
    const challenge = byId.get(challengeId)
    if (!challenge) throw badPackage(`${SCORING_PATH}: there is no challenge ${challengeId}`)
    const problem = scoringProblem(way, challenge.scoring?.original ?? DEFAULT_SCORE)
    if (problem === undefined) continue
    const reason =
      problem === 'minimumAboveScore'
        ? 'the minimum is above the score'
        : `the formula has a mistake at character ${problem.at + 1}`
    throw badPackage(`${SCORING_PATH}: challenge ${challengeId}: ${reason}`)
  }
}

/** An attachment says what it is made of. */
function requireContents({ id, attachment, flags }: PackedChallenge): void {
  const all = [
    { at: 'attachment', attachment },
    ...(flags?.static ?? []).map((flag, index) => ({
      at: `flags.static[${index}].attachment`,
      attachment: flag.attachment,
    })),
  ]
  for (const { at, attachment: each } of all) {
    if (each?.type === 'Local' && !each.hash)
      throw badPackage(`${challengePath(id)}: ${at}.hash is missing`)
    if (each?.type === 'Remote' && !each.remoteUrl)
      throw badPackage(`${challengePath(id)}: ${at}.remoteUrl is missing`)
  }
}

/** Makes a new game of a package whose files are stored; returns its id. */
export async function insertPackage(tx: Db, needs: Needs, content: GamePackage): Promise<number> {
  const columnsOfGame = {
    ...gameColumns(content.game, needs),
    ...freezeColumns(content.schedule),
    shares_presence: content.presence.isShared,
  }
  const game = await insertGame(tx, columnsOfGame)
  const idOf = new Map<number, number>()
  const scoringOf = new Map(content.scoring.map(({ challengeId, ...way }) => [challengeId, way]))
  const releases = new Map(
    content.schedule.releases.map(({ challengeId, releaseAt }) => [challengeId, releaseAt]),
  )
  for (const challenge of content.challenges) {
    const attachmentId = await insertAttachment(tx, challenge.attachment, needs)
    const columns = challengeColumns(challenge, needs.nowMs)
    const scoring = scoringOf.get(challenge.id)
    const { id } = await insertChallenge(tx, {
      ...columns,
      ...(scoring && scoringColumns(scoring)),
      ...releaseColumns(releases.get(challenge.id), needs.nowMs),
      game_id: game.id,
      attachment_id: attachmentId,
    })
    idOf.set(challenge.id, id)
    const flags: NewRow<'flags'>[] = []
    for (const { value, match, attachment } of challenge.flags?.static ?? [])
      flags.push({
        challenge_id: id,
        flag: value,
        match,
        attachment_id: await insertAttachment(tx, attachment, needs),
      })
    await insertFlags(tx, flags)
  }
  await insertRules(tx, idOf, content.rules)
  const divisionIds: number[] = []
  for (const division of content.game.divisions) {
    const { id } = await insertDivision(tx, {
      game_id: game.id,
      name: division.name,
      invite_code: division.inviteCode || null,
      default_permissions: permissionsOf(division.defaultPermissions),
    })
    const configs = division.challengeConfig.map(({ challengeId, permissions }) => ({
      challengeId: idOf.get(challengeId) ?? 0,
      permissions: permissionsOf(permissions),
    }))
    await replaceConfigs(tx, id, configs)
    divisionIds.push(id)
  }
  await insertDeclarations(tx, divisionIds, content.declarations)
  await insertPackedFields(tx, game.id, content.fields)
  await insertCannedAnswers(tx, game.id, content.cannedAnswers)
  await insertPackedSignals(tx, game.id, content.signals)
  return game.id
}

/** Hidden, without practice and invite code, with keys of its own: an organiser looks it over first. */
function gameColumns(game: PackedGame, { random, nowMs }: Needs): NewRow<'games'> {
  const { publicKey, privateKey } = createGameKeys(random)
  return {
    title: game.title,
    summary: game.summary,
    content: game.content,
    hidden: true,
    practice_mode: false,
    invite_code: null,
    accept_without_review: game.acceptWithoutReview,
    team_member_count_limit: game.teamMemberCountLimit,
    container_count_limit: game.containerCountLimit,
    starts_at: ms(msOf(game.startTime)),
    ends_at: ms(msOf(game.endTime)),
    writeup_required: game.writeup?.required ?? false,
    writeup_deadline: ms(game.writeup?.deadline ? msOf(game.writeup.deadline) : nowMs),
    writeup_note: game.writeup?.note ?? '',
    blood_bonus: game.bloodBonus ? normaliseBloodBonus(packBloodBonus(game.bloodBonus)) : 0,
    poster_hash: game.posterHash ?? null,
    public_key: publicKey,
    private_key: privateKey,
    created_at: ms(nowMs),
    updated_at: ms(nowMs),
  }
}

function challengeColumns(
  challenge: PackedChallenge,
  nowMs: number,
): Omit<NewRow<'challenges'>, 'game_id'> {
  const { scoring, limits, flags, container } = challenge
  const fileName = challenge.fileName?.trim() || container?.fileName?.trim()
  return {
    title: challenge.title,
    content: challenge.content,
    category: challenge.category,
    type: challenge.type,
    is_enabled: false,
    hints: challenge.hints ? [...challenge.hints] : null,
    flag_template: flags?.template || null,
    disable_blood_bonus: flags?.disableBloodBonus ?? false,
    enable_traffic_capture:
      isContainerType(challenge.type) && (flags?.enableTrafficCapture ?? false),
    deadline_at: msOrNull(limits?.deadline ? msOf(limits.deadline) : null),
    submission_limit: limits?.submission ?? 0,
    ...(scoring && {
      original_score: scoring.original,
      min_score_rate: scoring.minRate,
      difficulty: scoring.difficulty,
    }),
    ...(fileName && { file_name: safeFileName(fileName) }),
    ...(container && {
      container_image: container.image?.trim() || null,
      memory_limit: container.memoryLimit,
      cpu_count: container.cpuCount,
      storage_limit: container.storageLimit,
      expose_port: container.exposePort,
      network_mode: container.networkMode,
    }),
    created_at: ms(nowMs),
  }
}

async function insertAttachment(
  tx: Db,
  attachment: PackedAttachment | null | undefined,
  { sizes }: Needs,
): Promise<number | null> {
  if (!attachment || attachment.type === 'None') return null
  const columns =
    attachment.type === 'Local'
      ? {
          file_hash: attachment.hash ?? null,
          file_name: safeFileName(attachment.fileName?.trim() || 'attachment'),
          file_size: sizes.get(attachment.hash ?? '') ?? null,
        }
      : {
          remote_url: requireLink(attachment.remoteUrl),
          file_name: attachment.fileName ? safeFileName(attachment.fileName) : null,
        }
  return addAttachment(tx, { type: attachment.type, ...columns })
}

function requireLink(link: string | null | undefined): string {
  const isFtp = link && /^ftp:\/\//i.test(link) && URL.canParse(link)
  if (!link || !(isFtp || isFileLink(link)))
    throw badPackage('an attachment has no address that can be opened')
  return link
}
