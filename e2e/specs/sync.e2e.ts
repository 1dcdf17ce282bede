import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Schema, unwrap } from '@halyard/api'
import { type Actor, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const event = join(root, 'apps/cli/fixtures/mini-event')
/** One of the fixture's challenges reaches out of its folder, which no sync writes. */
const readable = ['--exclude', 'rev/long-arm']

type Run = { code: number | null; text: string }

/** Runs `pnpm halyard sync` as a pipeline would; the token goes by the environment. */
async function syncWith(token: string, args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, ['apps/cli/src/main.ts', 'sync', ...args], {
    cwd: root,
    env: { ...process.env, HALYARD_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (text += String(chunk)))
  }
  await once(child, 'close')
  return { code: child.exitCode, text }
}

async function aToken({ api }: Actor, scopes: Schema<'TokenScope'>[], gameId: number | null) {
  const body = { name: uniqueName('Pipeline '), expiresIn: 1, scopes, gameId }
  return unwrap(api.POST('/api/account/tokens', { body }))
}

async function aWorld(server: string) {
  const admin = await theAdmin(server)
  const { id } = await newGame(server, [])
  const folder = join(await mkdtemp(join(tmpdir(), 'halyard-sync-')), 'event')
  await cp(event, folder, { recursive: true })
  const made = await aToken(admin, ['Organize'], id)
  const at = [folder, '--server', server, '--game', String(id), ...readable]
  const run = (...more: string[]) => syncWith(made.token, [...at, ...more])
  const params = { path: { id } }
  const list = () => unwrap(admin.api.GET('/api/edit/games/{id}/challenges', { params }))
  const read = async (title: string) => {
    const found = (await list()).find((one) => one.title === title)
    return unwrap(
      admin.api.GET('/api/edit/games/{id}/challenges/{challengeId}', {
        params: { path: { id, challengeId: found?.id ?? 0 } },
      }),
    )
  }
  return { admin, id, folder, made, run, list, read }
}

test.describe('challenges as code', () => {
  test('a second run writes nothing, and a check fails on a changed flag that it does not show', async ({
    server,
  }) => {
    const { admin, id, folder, made, run, read } = await aWorld(server)
    const first = await run()
    expect(first.code, first.text).toBe(0)
    expect(first.text).toMatch(/7 created, 0 changed/)
    // Other tests write at the same time.
    const entries = async () =>
      (await unwrap(admin.api.GET('/api/admin/audit', { params: { query: { count: 100 } } })))
        .filter(({ tokenName }) => tokenName === made.info.name)
        .map(({ id: entry }) => entry)
    const before = await entries()
    expect(before).not.toEqual([])
    const second = await run()
    expect(second.code, second.text).toBe(0)
    expect(second.text).toMatch(/0 created, 0 changed, 7 unchanged/)
    expect(await entries()).toEqual(before)
    expect((await run('--check')).code).toBe(0)

    const changed = await read('First Light')
    const [flag] = changed.flags
    const file = join(folder, 'beginner/first-light/challenge.yml')
    const secret = 'halyard{changed-in-the-repository}'
    await writeFile(file, (await readFile(file, 'utf8')).replace(flag?.flag ?? '?', secret))
    const json = join(folder, '../differences.json')
    const check = await run('--check', '--json', json)
    expect(check.code, check.text).toBe(2)
    expect(check.text).toContain('flags: 1 added, 1 removed')
    const written = await readFile(json, 'utf8')
    expect(JSON.parse(written)).toMatchObject({ differs: true, written: [] })
    for (const text of [check.text, written]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(flag?.flag)
    }
    expect((await read('First Light')).flags).toEqual(changed.flags)
    expect((await run()).code).toBe(0)
    expect((await read('First Light')).flags.map((one) => one.flag)).toEqual([secret])
    expect((await run('--check')).code).toBe(0)

    // What a file has no more, and what somebody changed by hand.
    const params = { path: { id, challengeId: changed.id } }
    await unwrap(
      admin.api.PUT('/api/edit/games/{id}/challenges/{challengeId}', {
        params,
        body: { originalScore: 4242, isEnabled: false },
      }),
    )
    const drifted = await run('--check')
    expect(drifted.text).toMatch(/originalScore: 4242 -> /)
    expect(drifted.text).toContain('isEnabled: false -> true')
    expect((await run()).code).toBe(0)
    expect((await read('First Light')).isEnabled).toBe(true)
    await rm(join(folder, '..'), { recursive: true })
  })

  test('a broken file is named by its line, and nothing is written', async ({ server }) => {
    const { folder, run, list } = await aWorld(server)
    await appendFile(join(folder, 'web/under-glass/challenge.yml'), '\nvalue: [unclosed\n')
    const broken = await run()
    expect(broken.code, broken.text).toBe(1)
    expect(broken.text).toMatch(/challenge\.yml:\d+:\d+: /)
    expect(broken.text).toContain('nothing was written')
    expect(broken.text).toMatch(/^\+ First Light/m)
    expect(await list()).toEqual([])
  })

  test('times and scoring come from halyard.yml, and pruning goes by name', async ({ server }) => {
    const { admin, id, folder, run, list, read } = await aWorld(server)
    const releaseAt = new Date(Date.now() + 3_600_000).toISOString()
    await writeFile(
      join(folder, 'halyard.yml'),
      `challenges:\n  - name: First Light\n    releaseAt: ${releaseAt}\n    scoring: { kind: linear, minimum: 10, decay: 5 }\n`,
    )
    const first = await run()
    expect(first.code, first.text).toBe(0)
    expect((await read('First Light')).isEnabled).toBe(false)
    const params = { path: { id } }
    const { releases } = await unwrap(admin.api.GET('/api/edit/games/{id}/schedule', { params }))
    expect(releases.map((one) => one.releaseAt)).toEqual([Date.parse(releaseAt)])
    expect((await run('--check')).code).toBe(0)

    const body = { title: 'Left behind', category: 'Misc', type: 'StaticAttachment' } as const
    await unwrap(admin.api.POST('/api/edit/games/{id}/challenges', { params, body }))
    const kept = await run('--check')
    expect(kept.code).toBe(0)
    expect(kept.text).toContain('only on the server, kept: Left behind')
    expect((await run('--prune', 'First Light')).code).toBe(1)
    expect((await run('--prune', 'Left behind', '--check')).code).toBe(2)
    expect((await run('--prune', 'Left behind')).code).toBe(0)
    expect((await list()).map((one) => one.title)).not.toContain('Left behind')
    expect((await run('--prune', 'Left behind', '--check')).code).toBe(0)
  })

  test('three at once lose nothing, and make no challenge twice', async ({ server }) => {
    const { run, list, read } = await aWorld(server)
    const runs = await Promise.all([run(), run(), run()])
    expect(
      runs.map(({ code }) => code),
      runs.map(({ text }) => text).join('\n'),
    ).toEqual([0, 0, 0])
    const titles = (await list()).map((one) => one.title)
    expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted())
    expect(titles).toHaveLength(7)
    expect((await run('--check')).code).toBe(0)
    expect((await read('First Light')).isEnabled).toBe(true)
  })

  test('a token that lacks the scope, is for another game or revoked says so', async ({
    server,
  }) => {
    const { admin, id, folder, made, run } = await aWorld(server)
    const other = await newGame(server, [])
    const at = [folder, '--server', server, '--game', String(id), ...readable]
    const reader = await aToken(admin, ['Read'], null)
    const reading = await syncWith(reader.token, at)
    expect(reading.code).toBe(1)
    expect(reading.text).toContain('lacks the scope “Organize”')
    const elsewhere = await aToken(admin, ['Organize'], other.id)
    expect((await syncWith(elsewhere.token, at)).text).toContain('for one other game only')
    const params = { path: { id: made.info.id } }
    await unwrap(admin.api.DELETE('/api/account/tokens/{id}', { params }))
    const revoked = await run()
    expect(revoked.code).toBe(1)
    expect(revoked.text).toContain('may be revoked or expired')
    expect(revoked.text).not.toContain(made.token)
  })
})
