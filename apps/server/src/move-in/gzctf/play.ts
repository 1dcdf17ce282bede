import { signAgain } from '#move-in/gzctf/keys.ts'
import type { GameKeys } from '#move-in/gzctf/keys.ts'
import { DYNAMIC_CONTAINER } from '#move-in/gzctf/games.ts'
import { named, time } from '#move-in/gzctf/reading.ts'
import type { Reading } from '#move-in/gzctf/reading.ts'
import { keptFile } from '#move-in/kept-file.ts'
import type { MappingNeeds } from '#move-in/origin.ts'
import { textsOf } from '#move-in/text.ts'

const STATES = ['Pending', 'Accepted', 'Rejected', 'Suspended', 'Pending']
const NOTICES = ['Normal', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'NewHint', 'NewChallenge']
const EVENTS = ['Normal', 'ContainerStart', 'ContainerDestroy']
const VERDICTS = `'FlagSubmitted', 'Accepted', 'WrongAnswer', 'CheatDetected', 'NotFound'`
const WITH_START = `join "Games" as g on g."Id" = p."GameId"`
const STARTED = `date_trunc('milliseconds', g."StartTimeUtc")`

/** What happened in games. */
export function playReadings(
  needs: MappingNeeds,
  freshKeys: ReadonlyMap<number, GameKeys>,
): readonly Reading[] {
  const now = new Date(needs.nowMs).toISOString()
  return [
    {
      table: 'participations',
      name: 'participations',
      from: `"Participations" as p ${WITH_START} left join "Files" as f on f."Id" = p."WriteupId"`,
      columns: `p."Id" as id, p."GameId" as game_id, p."TeamId" as team_id, p."DivisionId" as division_id,
        coalesce(${named('p."Status"', STATES)}, 'Pending') as status, p."Token" as token,
        f."Hash" as writeup_hash, f."Name" as writeup_name, ${time('f."UploadTimeUtc"')} as writeup_at,
        ${STARTED} as created_at`,
      order: 'p."Id"',
      map: (row) => {
        const keys = freshKeys.get(row['game_id'])
        const writeup = keptFile(needs, row['writeup_hash'], `writeup ${row['writeup_name']}`)
        return {
          ...row,
          ...(keys && { token: signAgain(keys, row['team_id']) }),
          writeup_hash: writeup,
          ...(writeup === null && { writeup_name: null, writeup_at: null }),
        }
      },
    },
    {
      table: 'participation_members',
      name: 'players of participations',
      from: `"UserParticipations" as p ${WITH_START}`,
      columns: `p."ParticipationId" as participation_id, p."UserId" as user_id, p."GameId" as game_id,
        ${STARTED} as joined_at`,
      order: 'p."ParticipationId", p."UserId"',
    },
    {
      table: 'team_challenges',
      name: 'flags and instances of teams',
      from: `(
        select i.*, row_number() over (partition by "FlagId" order by "ParticipationId") as holder
        from "GameInstances" as i) as i
        join "GameChallenges" as c on c."Id" = i."ChallengeId"
        left join "FlagContexts" as f on f."Id" = i."FlagId"`,
      columns: `i."ParticipationId" as participation_id, i."ChallengeId" as challenge_id,
        case when c."Type" <> ${DYNAMIC_CONTAINER} and i.holder = 1 then i."FlagId" end as flag_id,
        case when c."Type" = ${DYNAMIC_CONTAINER} or i.holder > 1 then f."Flag" end as flag_text,
        ${time('i."LastContainerOperation"')} as container_changed_at`,
      order: 'i."ParticipationId", i."ChallengeId"',
      map: (row) => ({ ...row, created_at: now }),
    },
    {
      table: 'submissions',
      name: 'submissions',
      from: '"Submissions"',
      columns: `"Id" as id, "GameId" as game_id, "ChallengeId" as challenge_id,
        "ParticipationId" as participation_id, "TeamId" as team_id, "UserId" as user_id, "Answer" as answer,
        case when "Status" in (${VERDICTS}) then "Status" else 'WrongAnswer' end as verdict,
        date_trunc('milliseconds', "SubmitTimeUtc") as submitted_at`,
      order: '"Id"',
    },
    {
      table: 'solves',
      name: 'solves',
      from: '"FirstSolves" as f join "Submissions" as s on s."Id" = f."SubmissionId"',
      columns: `f."ParticipationId" as participation_id, f."ChallengeId" as challenge_id, s."GameId" as game_id,
        s."Id" as submission_id, s."UserId" as user_id, date_trunc('milliseconds', s."SubmitTimeUtc") as solved_at`,
      order: 's."Id"',
    },
    {
      table: 'cheats',
      name: 'cheats',
      from: '"CheatInfo"',
      columns: `"SubmissionId" as submission_id, "GameId" as game_id,
        "SubmitTeamId" as submitter_participation_id, "SourceTeamId" as owner_participation_id`,
      order: '"SubmissionId"',
    },
    {
      table: 'notices',
      name: 'notices',
      from: '"GameNotices"',
      columns: `"Id" as id, "GameId" as game_id, coalesce(${named('"Type"', NOTICES)}, 'Normal') as type,
        "Values" as args, date_trunc('milliseconds', "PublishTimeUtc") as published_at`,
      order: '"Id"',
      map: (row) => ({ ...row, args: textsOf(row['args']) ?? [] }),
    },
    {
      // Events of answers are derived from the submissions.
      table: 'events',
      name: 'events of instances',
      from: `"GameEvents" where "Type" between 0 and ${EVENTS.length - 1}`,
      columns: `"Id" as id, "GameId" as game_id, ${named('"Type"', EVENTS)} as type, "Values" as args,
        "UserId" as user_id, "TeamId" as team_id, date_trunc('milliseconds', "PublishTimeUtc") as happened_at`,
      order: '"Id"',
      map: (row) => ({ ...row, args: textsOf(row['args']) ?? [] }),
    },
    {
      table: 'posts',
      name: 'posts',
      from: '"Posts"',
      columns: `lower("Id") as id, "Title" as title, "Summary" as summary, "Content" as content,
        "IsPinned" as is_pinned, "Tags" as tags, "AuthorId" as author_id,
        date_trunc('milliseconds', "UpdateTimeUtc") as updated_at`,
      order: '"Id"',
      map: (row) => ({ ...row, tags: textsOf(row['tags']) }),
    },
  ]
}
