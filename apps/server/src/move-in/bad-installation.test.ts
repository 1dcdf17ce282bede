// What is wrong in an old installation, or goes wrong on the way.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#db/testing.ts'
import { exitCodeOf } from '#move-in/report.ts'
import { textOf } from '#move-in/report-text.ts'
import { anInstallation, FILES, PASSWORD, run } from '#move-in/testing/installation.ts'
import { move } from '#move-in/testing/move.ts'
import { fileStore } from '#platform/files.ts'
import type { FileStore } from '#platform/files.ts'
import type { ObjectStore } from '#platform/objects/object-store.ts'
import { memoryObjects } from '#platform/objects/memory.ts'
import { testApp } from '#testing/test-app.ts'

const moveChanged = async (changes: string) =>
  move({ source: { database: await anInstallation(changes) } })
const remarksOf = ({ report }: Awaited<ReturnType<typeof move>>) =>
  report.remarks.map(({ weight, text, subjects }) => [weight, text, ...subjects])
const subjects = (moved: Awaited<ReturnType<typeof move>>) =>
  moved.report.remarks.flatMap((remark) => remark.subjects)

const isEmpty = async ({ db }: Awaited<ReturnType<typeof testDatabase>>) =>
  (await db.selectFrom('users').select('id').execute()).length === 0
const listed = (objects: ObjectStore) => Readable.from(objects.list('')).toArray()
const noSpace = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))

describe('what an old installation may hold', () => {
  it('a missing file and one with another content: both are named, and nothing shows them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-files-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    cpSync(FILES, folder, { recursive: true })
    const poster = '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0'
    const rope = '3a34d85182b6e14d8395eb625a6ba1d68fc8aa7e164709d79a155d92da58a356'
    rmSync(join(folder, 'uploads/6b/7f', poster))
    writeFileSync(join(folder, 'uploads/3a/34', rope), 'another rope')
    const moved = await move({ source: { files: folder } })
    const [missing, damaged] = moved.report.remarks
    expect(missing?.text).toBe('The file is missing in the old installation.')
    expect(missing?.subjects).toEqual([`poster.webp (${poster})`])
    expect(damaged?.text).toBe('The file is damaged in the old installation.')
    expect(damaged?.subjects).toEqual([`rope.txt (${rope})`])
    expect(await moved.store.size(rope)).toBeUndefined()
    const { db } = moved.target
    const shown = await db.selectFrom('attachments').select('file_hash').execute()
    expect(new Set(shown.map(({ file_hash }) => file_hash))).toEqual(new Set([null]))
    expect(exitCodeOf(moved.report)).toBe(2)
  })

  it('a team without members, and a captain who is none: the captain becomes one', async () => {
    const moved = await moveChanged(`delete from "TeamUserInfo" where "TeamsId" = 1;
      update "Teams" set "CaptainId" = '01a204ce-505b-7a58-b787-e75f83971341' where "Id" = 2`)
    expect(remarksOf(moved)).toEqual([
      ['changed', 'The captain was no member of the team and now is one.', 'Blue Peter', 'Oscar'],
    ])
    const members = await moved.target.db
      .selectFrom('team_members')
      .select(['team_id', 'user_id'])
      .where('team_id', '<', 3)
      .orderBy('team_id')
      .execute()
    expect(members.map(({ team_id }) => team_id)).toEqual([1, 2, 2])
  })

  it('two accounts with one mail address: the older one keeps it, both log in', async () => {
    const moved = await moveChanged(
      `update "AspNetUsers" set "Email" = 'ANNA@Example.org' where "UserName" = 'ben'`,
    )
    expect(remarksOf(moved)).toEqual([
      ['lost', expect.stringContaining('belongs to an older account'), 'ben (ANNA@Example.org)'],
    ])
    const app = await testApp({}, { database: moved.target })
    for (const userName of ['ben', 'anna@example.org', 'anna']) {
      const login = { userName, password: PASSWORD }
      expect((await app.visitor.post('/api/account/login', login)).status).toBe(200)
    }
  })

  it('names beyond the limits of new ones, and names that are read the same', async () => {
    const moved = await moveChanged(`
      update "AspNetUsers" set "UserName" = 'abcdefghijklmnop' where "UserName" = 'cara';
      update "AspNetUsers" set "UserName" = 'ａｎｎａ' where "UserName" = 'ben'`)
    expect(subjects(moved).toSorted()).toEqual(['abcdefghijklmnop', 'ａｎｎａ is now ａｎｎａ-2'])
  })

  it('texts that no database holds', async () => {
    const moved = await moveChanged(String.raw`
      update "GameChallenges" set "Hints" = '["a\u0000b","\ud800c"]' where "Id" = 1;
      update "GameNotices" set "Values" = '["x\u0000"]' where "Id" = 6`)
    const { hints } = await moved.target.db
      .selectFrom('challenges')
      .select('hints')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(hints).toEqual(['ab', '\u{FFFD}c'])
  })

  it('a password of an unknown form: who it is gets a link, and does not get in without', async () => {
    const database = await anInstallation(
      `update "AspNetUsers" set "PasswordHash" = '$1$abc' where "UserName" = 'ben';
       update "AspNetUsers" set "PasswordHash" = null where "UserName" = 'cara'`,
    )
    const moved = await move({ source: { database }, publicUrl: 'https://ctf.example.org' })
    expect(subjects(moved)).toEqual(['ben', 'cara'])
    const app = await testApp({}, { database: moved.target })
    const login = { userName: 'ben', password: PASSWORD }
    expect((await app.visitor.post('/api/account/login', login)).status).toBe(401)
    app.clock.set(Date.UTC(2026, 10, 22, 20))
    await app.services.mailQueue.resume()
    const mails = await app.mails()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['ben@example.org', 'cara@example.org'])
    expect(mails[0]?.text).toContain('https://ctf.example.org/')
  })

  it('200,000 answers: they come in parts', async () => {
    const moved = await moveChanged(`
      insert into "Submissions" select 100 + n, 'wrong ' || n, 'WrongAnswer', "SubmitTimeUtc", "UserId", "TeamId",
        "ParticipationId", "GameId", "ChallengeId" from "Submissions", generate_series(1, 200000) as n where "Id" = 1`)
    expect(moved.report.tables.find(({ name }) => name === 'submissions')).toEqual({
      name: 'submissions',
      inSource: 200_006,
      moved: 200_006,
      found: 200_006,
    })
    const next = await moved.target.db
      .insertInto('teams')
      .columns(['name', 'captain_id', 'invite_secret', 'created_at'])
      .expression((query) =>
        query
          .selectFrom('teams')
          .select(['name', 'captain_id', 'invite_secret', 'created_at'])
          .limit(1),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(next.id).toBe(4)
  }, 300_000)
})

describe('what goes wrong on the way', () => {
  it('the source goes away in the middle: nothing is changed', async () => {
    const database = await anInstallation()
    const target = await testDatabase()
    const killer = new pg.Client({ connectionString: database })
    await killer.connect()
    const kills: Promise<unknown>[] = []
    const kill = () =>
      killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'halyard move-in' and datname = current_database()`,
      )
    const moved = move({
      source: { database },
      target,
      onProgress: (name) => {
        if (name === 'teams') kills.push(kill())
      },
    })
    await expect(moved).rejects.toThrow(/The old database cannot be reached .* Nothing was changed/)
    await Promise.all(kills)
    await killer.end()
    expect(await isEmpty(target)).toBe(true)
    expect(exitCodeOf((await move({ source: { database }, target })).report)).toBe(0)
  })

  it('the disk is full: nothing is changed', async () => {
    const target = await testDatabase()
    const objects = memoryObjects()
    const store = fileStore(objects)
    let left = 2
    const receive: FileStore['receive'] = (content) => {
      left -= 1
      return left < 0 ? noSpace() : store.receive(content)
    }
    const moved = move({ target, store: { ...store, receive } })
    await expect(moved).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await isEmpty(target)).toBe(true)
    expect(await listed(objects)).toEqual([])
  })

  it('the disk of the database is full: files and captures are taken back too', async () => {
    const target = await testDatabase()
    await run(
      target.url,
      `create function full_disk() returns trigger language plpgsql
         as $$ begin raise exception 'full' using errcode = '53100'; end $$;
       create trigger full_disk before insert on submissions execute function full_disk()`,
    )
    const [objects, captures] = [memoryObjects(), memoryObjects()]
    const source = { captures: true }
    const moved = move({ source, target, store: fileStore(objects), captures })
    await expect(moved).rejects.toMatchObject({ code: '53100' })
    expect(await isEmpty(target)).toBe(true)
    expect(await listed(objects)).toEqual([])
    expect(await listed(captures)).toEqual([])
  })

  it('the target is not empty, or runs', async () => {
    const target = await testDatabase()
    await move({ target })
    await expect(move({ target })).rejects.toThrow(
      'This platform is not empty: it holds accounts, games, teams, participations, submissions.',
    )
    const app = await testApp()
    const running = { db: app.db, url: app.databaseUrl }
    await expect(move({ target: running })).rejects.toThrow('A Halyard is running on this database')
  })

  it('a solve is lost: rows and board are unequal, and the exit code says so', async () => {
    const target = await testDatabase()
    await run(
      target.url,
      'create rule lose as on insert to solves where new.participation_id = 2 do instead nothing',
    )
    const { report } = await move({ target })
    expect(exitCodeOf(report)).toBe(3)
    expect(report.games[0]?.differences).toContain(
      'Oscar: rank 2 with 327 points and 1 solves there, rank 3 with 0 points and 0 solves here',
    )
    expect(textOf(report)).toMatch(/solves +4 +4 +3 {2}UNEQUAL/)
  })

  it('a rehearsal leaves nothing behind', async () => {
    const target = await testDatabase()
    const { report, store } = await move({ target, isDryRun: true })
    expect(report.tables.find(({ name }) => name === 'accounts')?.found).toBe(4)
    expect(textOf(report)).toMatch(
      /would be equal\.\nNothing was changed: this was a rehearsal\. It took \d+\.\d s, with 1 kB/,
    )
    expect(await isEmpty(target)).toBe(true)
    expect(
      await store.size('3a34d85182b6e14d8395eb625a6ba1d68fc8aa7e164709d79a155d92da58a356'),
    ).toBe(undefined)
  })

  it('another database, and an older installation', async () => {
    const { url } = await testDatabase()
    await expect(move({ source: { database: url } })).rejects.toThrow(
      'The database is not one of GZ::CTF',
    )
    const older = `delete from "__EFMigrationsHistory" where "MigrationId" = '20251203143253_AddNetworkMode'`
    await expect(moveChanged(older)).rejects.toThrow(
      /older than release 1\.8\.5 .*20251020175612_AddFirstSolves.* Update it to 1\.8\.5/,
    )
  })
})

describe('the keys of games', () => {
  it('are refused with a wrong XorKey', async () => {
    await expect(move({ source: { xorKey: 'ponmlkjihgfedcba' } })).rejects.toThrow(
      'does not open the keys of the game "Harbour Trials"',
    )
  })

  it('are new without it, and the report names the games', async () => {
    const moved = await move({ source: { xorKey: undefined } })
    expect(subjects(moved)).toEqual(['Harbour Trials', 'Harbour Trials', 'Harbour Trials'])
    const app = await testApp({}, { database: moved.target })
    const { public_key: publicKey } = await app.db
      .selectFrom('games')
      .select('public_key')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const { token } = await app.db
      .selectFrom('participations')
      .select('token')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(publicKey).not.toBe('/xS/i1AJnjX9hlqTOKTdnxW2ma4sbRXoQGAVcNjks4Q=')
    const { status } = await app.visitor.post('/api/team/verify', { teamToken: token, publicKey })
    expect(status).toBe(200)
  })
})
