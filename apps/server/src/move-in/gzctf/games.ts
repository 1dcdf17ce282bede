import { CHALLENGE_CATEGORIES, CHALLENGE_TYPES } from '@halyard/rules'
import { named, time } from '#move-in/gzctf/reading.ts'
import type { Reading } from '#move-in/gzctf/reading.ts'
import type { GameKeys } from '#move-in/gzctf/keys.ts'
import { keptFile } from '#move-in/kept-file.ts'
import type { MappingNeeds } from '#move-in/origin.ts'
import { textsOf } from '#move-in/text.ts'

const FILE_TYPES = ['None', 'Local', 'Remote']
/** The number of DynamicContainer, whose flags belong to teams. */
export const DYNAMIC_CONTAINER = 3

/** Games as organisers made them. */
export function gameReadings(
  needs: MappingNeeds,
  keys: ReadonlyMap<number, GameKeys>,
): readonly Reading[] {
  const now = new Date(needs.nowMs).toISOString()
  return [
    {
      table: 'games',
      name: 'games',
      from: '"Games"',
      columns: `"Id" as id, "Title" as title, "Hidden" as hidden, "Summary" as summary, "Content" as content,
        "AcceptWithoutReview" as accept_without_review, "WriteupRequired" as writeup_required,
        coalesce(${time('"WriteupDeadline"')}, "EndTimeUtc") as writeup_deadline, "WriteupNote" as writeup_note,
        nullif("InviteCode", '') as invite_code, "TeamMemberCountLimit" as team_member_count_limit,
        "ContainerCountLimit" as container_count_limit, "PosterHash" as poster_hash,
        "PracticeMode" as practice_mode, date_trunc('milliseconds', "StartTimeUtc") as starts_at,
        date_trunc('milliseconds', "EndTimeUtc") as ends_at, "BloodBonus" as blood_bonus`,
      order: '"Id"',
      map: (row) => ({
        ...row,
        ...keys.get(row['id']),
        poster_hash: keptFile(needs, row['poster_hash'], `poster of ${row['title']}`),
        created_at: row['starts_at'],
        updated_at: now,
      }),
    },
    {
      table: 'divisions',
      name: 'divisions',
      from: '"Divisions"',
      columns: `"Id" as id, "GameId" as game_id, "Name" as name, nullif("InviteCode", '') as invite_code,
        "DefaultPermissions" as default_permissions`,
      order: '"Id"',
    },
    {
      table: 'attachments',
      name: 'attachments',
      from: '"Attachments" as a left join "Files" as f on f."Id" = a."LocalFileId"',
      columns: `a."Id" as id, coalesce(${named('a."Type"', FILE_TYPES)}, 'None') as type,
        f."Hash" as file_hash, f."Name" as file_name, f."FileSize" as file_size, a."RemoteUrl" as remote_url`,
      order: 'a."Id"',
      map: (row) => ({
        ...row,
        file_hash: keptFile(needs, row['file_hash'], `attachment ${row['file_name']}`),
      }),
    },
    {
      table: 'challenges',
      name: 'challenges',
      from: '"GameChallenges" as c join "Games" as g on g."Id" = c."GameId"',
      columns: `c."Id" as id, c."GameId" as game_id, c."Title" as title, c."Content" as content,
        coalesce(${named('c."Category"', CHALLENGE_CATEGORIES)}, 'Misc') as category,
        coalesce(${named('c."Type"', CHALLENGE_TYPES)}, 'StaticAttachment') as type, c."IsEnabled" as is_enabled,
        c."Hints" as hints, c."FlagTemplate" as flag_template,
        coalesce(c."FileName", 'attachment') as file_name, c."AttachmentId" as attachment_id,
        ${time('c."DeadlineUtc"')} as deadline_at, greatest(c."SubmissionLimit", 0) as submission_limit,
        c."ContainerImage" as container_image, coalesce(c."MemoryLimit", 64) as memory_limit,
        coalesce(c."CPUCount", 1) as cpu_count, coalesce(c."StorageLimit", 256) as storage_limit,
        coalesce(c."ExposePort", 80) as expose_port,
        case c."NetworkMode" when 32 then 'Isolated' when 255 then 'Custom' else 'Open' end as network_mode,
        c."EnableTrafficCapture" as enable_traffic_capture, c."DisableBloodBonus" as disable_blood_bonus,
        c."OriginalScore" as original_score, least(greatest(c."MinScoreRate", 0), 1) as min_score_rate,
        c."Difficulty" as difficulty, date_trunc('milliseconds', g."StartTimeUtc") as created_at`,
      order: 'c."Id"',
      map: (row) => ({ ...row, hints: textsOf(row['hints']) }),
    },
    {
      table: 'division_challenges',
      name: 'permissions on single challenges',
      from: '"DivisionChallengeConfig"',
      columns: `"DivisionId" as division_id, "ChallengeId" as challenge_id, "Permissions" as permissions`,
      order: '"DivisionId", "ChallengeId"',
    },
    {
      table: 'flags',
      name: 'flags',
      from: `"FlagContexts" as f join "GameChallenges" as c on c."Id" = f."ChallengeId"
        and c."Type" <> ${DYNAMIC_CONTAINER}`,
      columns: `f."Id" as id, f."ChallengeId" as challenge_id, f."Flag" as flag, f."AttachmentId" as attachment_id`,
      order: 'f."Id"',
    },
  ]
}
