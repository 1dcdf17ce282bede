import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const SCRIPT = 'export {}'
const MARKS =
  '<html lang="%lang%"><head><title>%title%</title><meta name="description" content="%description%">'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder with this page and a few files, as another client's build leaves it. */
function aClient(page: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-foreign-'))
  folders.push(folder)
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'static', 'app.js'), SCRIPT)
  writeFileSync(join(folder, 'static', 'pdf.worker.mjs'), SCRIPT)
  writeFileSync(join(folder, 'static', 'lists-overview.js'), SCRIPT)
  writeFileSync(join(folder, 'sw.js'), SCRIPT)
  return folder
}

const theirs = aClient(
  `${MARKS}<script type="module" nonce="%nonce%" src="/static/app.js"></script></head><body></body></html>`,
)
const { visitor, as, aUser } = await testApp({ webFolder: theirs })
const ours = aClient(`${MARKS}<script nonce="%nonce%"></script></head><!--page--></html>`)

const policyOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
  String(headers['content-security-policy'])

describe('the page of a client that is not ours', () => {
  it('comes with name, text, language and nonce filled in, and is otherwise as it lies there', async () => {
    const admin = await as(await aUser({ role: 'Admin' }))
    await admin.put('/api/admin/config', {
      globalConfig: { title: 'Regatta <1>', description: 'Fast "boats"' },
    })
    const { text, headers } = await visitor.get('/games/1', { 'accept-language': 'de-DE' })
    const nonce = /nonce="([\w-]{22})"/.exec(text)?.[1]
    expect(text).toBe(
      `<html lang="de-DE"><head><title>Regatta &lt;1&gt;</title><meta name="description" content="Fast &quot;boats&quot;"><script type="module" nonce="${nonce}" src="/static/app.js"></script></head><body></body></html>`,
    )
    expect(policyOf({ headers })).toContain(`'nonce-${nonce}'`)
    expect((await visitor.get('/')).text).not.toContain(`nonce="${nonce}"`)
  })

  it('may make elements of text and styles of its own, but runs no script that has no nonce', async () => {
    const policy = policyOf(await visitor.get('/'))
    expect(policy).not.toContain('trusted-types')
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}' 'strict-dynamic';/)
    for (const kept of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(kept)
  })

  it('gets nonces where it knows nothing of them', async () => {
    const bare = await testApp({
      webFolder: aClient('<html><script src="/static/app.js"></script><style>a{}</style></html>'),
    })
    const { text } = await bare.visitor.get('/')
    expect(text).toMatch(
      /^<html><script nonce="[\w-]{22}" src="\/static\/app\.js"><\/script><style>a\{\}<\/style><\/html>$/,
    )
  })
})

describe('the files of a client that is not ours', () => {
  it('are scripts where they end in .mjs, under a policy for workers', async () => {
    for (const path of ['/static/pdf.worker.mjs', '/static/app.js']) {
      const answer = await visitor.get(path)
      expect(answer).toMatchObject({ status: 200, text: SCRIPT })
      expect(answer.headers['content-type']).toMatch(/javascript/)
      expect(policyOf(answer)).toBe(
        "default-src 'self' data: blob:; script-src 'self' blob: 'wasm-unsafe-eval'; frame-ancestors 'none'",
      )
    }
  })

  it('are asked for again, since their names need not change with their content', async () => {
    const { headers } = await visitor.get('/static/lists-overview.js')
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(headers).toHaveProperty('etag')
    expect((await visitor.get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })
})

describe('whose client it is', () => {
  it('shows in its page, unless the operator says it', async () => {
    const found = await testApp({ webFolder: ours })
    expect(policyOf(await found.visitor.get('/'))).toContain('require-trusted-types-for')
    const said = await testApp({ webFolder: ours, foreignClient: true })
    expect(policyOf(await said.visitor.get('/'))).not.toContain('trusted-types')
    const denied = await testApp({ webFolder: theirs, foreignClient: false })
    expect(policyOf(await denied.visitor.get('/'))).toContain('require-trusted-types-for')
  })
})
