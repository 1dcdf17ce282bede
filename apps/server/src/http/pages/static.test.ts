import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-web-'))
const SCRIPT = 'console.log("hello")'
mkdirSync(join(folder, 'static'))
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="%lang%"><head><title>%title%</title><meta content="%description%"><script nonce="%nonce%"></script><!--page--></html>',
)
writeFileSync(join(folder, 'static', 'app.B2c3D4e5.js'), SCRIPT)
writeFileSync(join(folder, 'static', 'app.B2c3D4e5.js.br'), brotliCompressSync(SCRIPT))
writeFileSync(join(folder, 'sw.js'), SCRIPT)
const STYLE = 'main { margin: auto }'
mkdirSync(join(folder, 'docs'))
writeFileSync(join(folder, 'docs', 'styled.html'), `<style>${STYLE}</style><main>Read me</main>`)
writeFileSync(join(folder, 'docs', 'styled.html.br'), brotliCompressSync('compressed'))
writeFileSync(join(folder, 'docs', 'plain.html'), '<main style="color: red">Read me</main>')
writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
const { visitor, as, aUser } = await testApp({ webFolder: folder })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const nonceOf = (text: string) => /nonce="([\w-]{22})"/.exec(text)?.[1]

const policyAt = async (url: string, headers = {}) =>
  (await visitor.get(url, headers)).headers['content-security-policy']

describe('a document', () => {
  it('may use the styles in it, and nothing else', async () => {
    const hash = createHash('sha256').update(STYLE).digest('base64')
    const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; sandbox`
    expect(await policyAt('/docs/styled.html')).toBe(policy)
    expect(await policyAt('/docs/styled.html', { 'accept-encoding': 'br' })).toBe(policy)
    const bare = "default-src 'none'; frame-ancestors 'none'; sandbox"
    expect(await policyAt('/docs/plain.html')).toBe(bare)
  })
})

describe('the page', () => {
  it('leads to the feed of posts', async () => {
    expect((await visitor.get('/posts')).text).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/posts.atom" title="GZ">',
    )
  })

  it('says of a visitor that there is no session, so that nobody has to ask', async () => {
    expect((await visitor.get('/')).text).toContain('<head data-visitor>')
    const player = await as(await aUser())
    expect((await player.get('/')).text).toContain('<head>')
  })

  it('is the answer to every path a reader could type', async () => {
    for (const url of ['/', '/games/1/Challenges', '/admin', '/index.html', '/games?next=a.b']) {
      const response = await visitor.get(url)
      expect(response.status).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache, no-store, must-revalidate, max-age=0',
      })
    }
    expect((await visitor.send({ method: 'HEAD', url: '/games' })).status).toBe(200)
  })

  it('T14: carries a fresh nonce that its policy names, and no leave for inline scripts', async () => {
    const [first, second] = [await visitor.get('/'), await visitor.get('/')]
    const policy = String(first.headers['content-security-policy'])
    expect(nonceOf(first.text)).not.toBe(nonceOf(second.text))
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(first.text)}' 'strict-dynamic'`)
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
    expect(policy).toContain(
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default halyard",
    )
    expect(policy).not.toContain('cloudflare')
  })

  it('has the name, the text and the language of the platform, as text', async () => {
    const admin = await as(await aUser({ role: 'Admin' }))
    await admin.put('/api/admin/config', {
      globalConfig: { title: '</title><script>$& %lang%', description: '"><b>' },
    })
    const { text } = await visitor.get('/', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' })
    expect(text).toMatch(
      /^<html lang="de-DE"><head data-visitor><script nonce="[\w-]{22}">window\.trustedTypes/,
    )
    expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;$&amp; %lang%</title>')
    expect(text).toContain('<meta content="&quot;&gt;&lt;b&gt;">')
    expect((await visitor.get('/', { 'accept-language': 'tlh' })).text).toContain('lang="en-US"')
  })

  it('is not the answer to what is a file, an API path or a change', async () => {
    expect(await visitor.get('/static/gone.js')).toMatchObject({
      status: 404,
      body: { status: 404 },
    })
    expect((await visitor.get('/api/whatever')).body.status).toBe(404)
    expect(await visitor.post('/games', {})).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
    for (const url of ['/../package.json', '/static/..%2f..%2fpackage.json', '/.env']) {
      const { status, text } = await visitor.get(url)
      expect(status).toBeOneOf([403, 404])
      expect(text).not.toContain('halyard')
    }
  })
})

describe('the files of the client', () => {
  it('may be kept for good when their name has a hash', async () => {
    const hashed = await visitor.get('/static/app.B2c3D4e5.js')
    expect(hashed).toMatchObject({ status: 200, text: SCRIPT })
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    for (const name of ['etag', 'last-modified', 'x-frame-options'])
      expect(hashed.headers).not.toHaveProperty(name)
    expect((await visitor.get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('are sent as they were compressed at build', async () => {
    const { headers, bytes } = await visitor.get('/static/app.B2c3D4e5.js', {
      'accept-encoding': 'gzip, br',
    })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-type']).toContain('javascript')
    expect(bytes).toEqual(brotliCompressSync(SCRIPT))
  })

  it('bring the policy that a worker lives by, compressed or not', async () => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await visitor.get('/static/app.B2c3D4e5.js', {
        'accept-encoding': encoding,
      })
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
      )
    }
  })

  it('are followed at once where they are the service worker, which may ask for what pages ask for', async () => {
    const { headers } = await visitor.get('/sw.js')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    })
  })
})
