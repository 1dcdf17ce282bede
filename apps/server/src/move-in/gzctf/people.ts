import type pg from 'pg'
import { newAccountNames } from '#move-in/account-names.ts'
import { time, named } from '#move-in/gzctf/reading.ts'
import type { Reading } from '#move-in/gzctf/reading.ts'
import type { MappingNeeds } from '#move-in/origin.ts'
import { keptFile } from '#move-in/kept-file.ts'
import { newStamp } from '#modules/account/create-account.ts'
import { readIdentityHash } from '#platform/identity-hash.ts'
import { randomHex } from '#platform/random.ts'

const ROLES = ['Banned', 'User', 'Monitor', 'Admin']
/** Fits no password. */
const NO_PASSWORD = 'none'
const CREATED = /^([0-9a-f]{8})-([0-9a-f]{4})-7/
const INVITE_SECRET = /^[0-9a-f]{32}$/

/** Accounts, teams and who is in them. */
export function peopleReadings(needs: MappingNeeds): readonly Reading[] {
  const { remarks, random } = needs
  const nameOf = newAccountNames(remarks)
  return [
    {
      table: 'users',
      name: 'accounts',
      from: '"AspNetUsers" as u',
      columns: `"Id" as id, "UserName" as user_name, "Email" as email, "EmailConfirmed" as email_confirmed,
        "PasswordHash" as password_hash, ${named('"Role"', ROLES)} as role, "Bio" as bio,
        "RealName" as real_name, "StdNumber" as std_number, "PhoneNumber" as phone,
        "AvatarHash" as avatar_hash, host("IP") as ip, ${time('"RegisterTimeUtc"')} as registered_at,
        ${time('"LastVisitedUtc"')} as last_visited_at,
        (select min("SubmitTimeUtc") from "Submissions" where "UserId" = u."Id") as first_answer_at`,
      order: '"Id"',
      map: ({ first_answer_at: firstAnswerAt, ...row }) => {
        const names = nameOf({ id: row['id'], name: row['user_name'], email: row['email'] })
        const hash = readIdentityHash(row['password_hash'] ?? '')
        if (!hash)
          needs.onLostPassword({ id: row['id'], name: names.user_name, email: names.email })
        const registeredAt =
          row['registered_at'] ?? createdAt(row['id']) ?? firstAnswerAt ?? row['last_visited_at']
        return {
          ...row,
          ...names,
          password_hash: hash?.stored ?? NO_PASSWORD,
          security_stamp: newStamp(random),
          role: row['role'] ?? 'User',
          avatar_hash: keptFile(needs, row['avatar_hash'], `picture of ${names.user_name}`),
          registered_at: registeredAt,
          created_at: registeredAt ?? isoOf(needs.nowMs),
        }
      },
    },
    {
      table: 'teams',
      name: 'teams',
      from: '"Teams"',
      columns: `"Id" as id, "Name" as name, "Bio" as bio, "AvatarHash" as avatar_hash, "Locked" as locked,
        "CaptainId" as captain_id, lower("InviteToken") as invite_secret`,
      order: '"Id"',
      map: (row) => ({
        ...row,
        avatar_hash: keptFile(needs, row['avatar_hash'], `picture of team ${row['name']}`),
        invite_secret: INVITE_SECRET.test(row['invite_secret'])
          ? row['invite_secret']
          : randomHex(random, 16),
        created_at: isoOf(needs.nowMs),
      }),
    },
    {
      table: 'team_members',
      name: 'team members',
      from: `(
        select "TeamsId" as team_id, "MembersId" as user_id, null as captain_of from "TeamUserInfo"
        union all
        select "Id", "CaptainId", "Name" from "Teams" as t
        where not exists (
          select from "TeamUserInfo" where "TeamsId" = t."Id" and "MembersId" = t."CaptainId"
        )) as members`,
      columns: 'team_id, user_id, captain_of',
      order: 'team_id, user_id',
      map: ({ captain_of: captainOf, ...row }: pg.QueryResultRow) => {
        if (captainOf !== null)
          remarks.add('changed', 'The captain was no member of the team and now is one.', captainOf)
        return { ...row, joined_at: isoOf(needs.nowMs) }
      },
    },
  ]
}

/** When an account was made, as its id says. */
function createdAt(id: string): string | undefined {
  const [, high, low] = CREATED.exec(id) ?? []
  return high === undefined ? undefined : isoOf(Number.parseInt(`${high}${low}`, 16))
}

const isoOf = (epochMs: number): string => new Date(epochMs).toISOString()
