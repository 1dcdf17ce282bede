import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { listMigrations, migrate } from '#db/migrate.ts'
import { testDatabase } from '#db/testing.ts'

const { db } = await testDatabase()

/** A file that has landed never changes: write the next one instead. */
const FROZEN: Readonly<Record<string, string>> = {
  '0001_init': '17bf56f980e6d2457611e5adb15c0eac0738890a97ba9521dbb4ee1cb378ce4e',
  '0002_access_changes': 'ef36cc49ae6a6dd0d7033da2f808d5a0c6d8112072795e1cd58c2b9ca5393c1e',
  '0003_mail_tokens_logs': '211b8b1f841e4a59823de250453a24f54e8759003c9bb73db57d5513d5cac70c',
  '0004_board_and_flags': '4f90d236f079aa34646c70210d7f4d7fc63ab16ef76d92433ebc7bd4ff7962a0',
  '0005_answers_told_once': '39d53cf5553429b6cfc75d7981b33ad98c08ba808977f5a1d7e045cb06239917',
  '0006_lighter_answers': '2c2571789346fa2525347de062b4196870179311e1fd3f6fcbf5960ec9006e4f',
  '0007_outgoing_mails': '3bb31fb127df513ceca63838d53b8c6928a680b2d07e27466e9bc44cfe382e40',
  '0008_containers': '76e668ac52d06d97b0072e1037912cf05f6b0613b3d8bf54ba5c6e6a1dc048e2',
  '0009_team_hash_salt': 'ae535dda7fd7767bd51d53fb32dff1bd2d62315c438e018c8288b01547aee67e',
  '0010_shared_rate_limits': '0711e4d28a98bd8207184c7cc90b3deffa07366fed781dd8deb75d3620382ee4',
  '0011_audit': 'ac606a48fbc2758cd653530dcaf032556bdea719866b049f56876fad0fc2e4f4',
  '0012_health_samples': '229510668a5d43469795ac2d44d3d48142f809541c5ba393d772b8959b066c42',
  '0013_one_entry_for_a_call': '20d7f09f7de7160df7c8c9a4cc47786f2f7389b94cdeac631b308bac2f09679a',
  '0014_team_challenges': '36067b4c554519e49b889619a2c4a3f596e13c39110420acbf480750507e4772',
  '0015_scoring': 'f8de426e0e43952a13eb7e4c6b17b18a3305e3c7d6ad2b0d9a4a0b7486b7d014',
  '0016_flag_modes': '4796482e9d0d977435b114ebcf8727093b4cbfaec6276c8f4e0f42f0a545798c',
  '0017_schedule': '8ba598518a5c090c68b083a1c27a19ff8f814d3a3bf355f5a8ed73c01d64df10',
  '0018_corrections': 'a8615f9cac8efbb1972f7f3cf4f216a51518c9d74b156c273cde59b1d626064b',
  '0019_challenge_rules': '445abdd295f6996f10b1ecc3affd3331d23199622fd5ed6a2b7582ab9bb71ae8',
  '0020_sessions': 'a6ebac65f6d77f1e0b1d5b5fc1226c236e57e4270f63be49c3d9d8947ecabef4',
  '0021_declarations': '493b2fce6f2c54ed9ea9a188945bf2c8c7eea5b64b963442dda90c91739324ae',
  '0022_hints': '34862f83399cf06ded932fb96d8fc976720a8213256c6482ff219e0e70244567',
  '0024_providers': '7024fd17b79d0a6537940566b56d918d53191071cf992ea69361dccf8b50cef7',
  '0025_game_staff': 'd8f0788d767180188d71cf6226806cb21781fedb64b7ad49681a00665f04d89f',
  '0026_token_scopes': 'aafc357265d74060f283263296d8d85c803e90ecbf466cdbf8ac4f61600e9428',
  '0027_edited_notices': '7a874ec7fe1cd8cef3e3d3290099c9c538e4e8e4b175374e9e40bca4838b0cfe',
  '0028_profile_fields': '4e578e2606d7d11fc636f985a02c47313fa28462e5805cda7a2db9310972dddc',
  '0029_second_factor': '9248fe7448d414c8efccfd901ecf7fa24172564be7c019040ad9f2683f593814',
  '0030_scheduled_notices': '19062d3bd577a0307fc575b35cde0509c3d672681e0668ec24c3940dcc9344c7',
  '0031_webhooks': '6b93579f3aa8711ce07996d116003c7af473c1a575454e562841f2e16f4bc071',
  '0032_questions': '0e15160c6337065d614fe2d5c189a64a328da6e790101aa8ed72a09115e402ff',
  '0033_signals': 'd30d8572189f144faa24df5924148ab6057e92e1349751241e13cf21845d7f8e',
  '0034_presence': 'fcf74ca98def1928a2148897fa4a01311c7f67ca8b7a7699ee73b30bed02837f',
  '0035_answers_in_turn': 'defa7214e7070590a5d1d0e29e530d512b8108e7e77477060f06aa19a00fa84f',
  '0036_webhooks_of_solves': '7b0f3884be0ee537b9343f92493da3be6dbf5f17c43d9b4506d55b50938d8034',
}

describe('the migrations', () => {
  it('are the ones that landed, byte by byte', async () => {
    const names = await listMigrations()
    const hashes = names.map((name) => {
      const text = readFileSync(join(import.meta.dirname, 'migrations', `${name}.sql`))
      return [name, createHash('sha256').update(text).digest('hex')]
    })
    expect(Object.fromEntries(hashes)).toEqual(FROZEN)
  })

  it('are recorded, and run once', async () => {
    const { rows } = await sql<{
      name: string
    }>`select name from schema_migrations order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(await listMigrations())
    expect(await migrate(db)).toEqual([])
  })

  it('refuse a database of a newer version', async () => {
    await sql`insert into schema_migrations (name, timestamp) values ('9999_future', '')`.execute(
      db,
    )
    await expect(migrate(db)).rejects.toThrow(
      'The database was made by a newer version of Halyard (it knows "9999_future"): start that version, or use another database.',
    )
    await sql`delete from schema_migrations where name = '9999_future'`.execute(db)
  })
})

describe('the schema', () => {
  it('lets a team solve a challenge once', async () => {
    const at = ms(0)
    const userId = '00000000-0000-4000-8000-000000000001'
    await db
      .insertInto('users')
      .values({
        id: userId,
        user_name: 'a',
        user_name_key: 'a',
        email: 'a',
        email_key: 'a',
        password_hash: '',
        security_stamp: '',
        created_at: at,
      })
      .execute()
    const team = await db
      .insertInto('teams')
      .values({ name: 't', captain_id: userId, invite_secret: '', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const game = await db
      .insertInto('games')
      .values({
        title: 'g',
        public_key: '',
        private_key: '',
        starts_at: at,
        ends_at: at,
        writeup_deadline: at,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const challenge = await db
      .insertInto('challenges')
      .values({ game_id: game.id, title: 'c', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const part = await db
      .insertInto('participations')
      .values({ game_id: game.id, team_id: team.id, token: '', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids = { game_id: game.id, challenge_id: challenge.id, participation_id: part.id }
    const solve = async () => {
      const submission = await db
        .insertInto('submissions')
        .values({ ...ids, team_id: team.id, answer: 'x', verdict: 'Accepted', submitted_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('solves')
        .values({ ...ids, submission_id: submission.id, solved_at: at })
        .execute()
    }
    await solve()
    await expect(solve()).rejects.toThrow('solves_one_per_team')
    await db.deleteFrom('teams').where('id', '=', team.id).execute()
    expect(await db.selectFrom('solves').selectAll().execute()).toEqual([])
  })

  it('has an index for every foreign key, so that deletions do not read whole tables', async () => {
    const { rows } = await sql<{ constraint: string }>`
      select c.conname as constraint from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and (i.indkey::int2[])[0] = c.conkey[1])
      order by 1`.execute(db)
    const small =
      /^(users_avatar|teams_avatar|games_poster|challenges_attachment|flags_attachment|participations_writeup|posts_author|api_tokens_creator|participation_members_game)_fkey$/
    expect(rows.filter(({ constraint }) => !small.test(constraint))).toEqual([])
  })
})
