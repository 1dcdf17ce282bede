import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { visitor, as, aUser, clock } = await testApp()
const admin = await as(await aUser({ role: 'Admin' }))
const player = await as(await aUser())

const write = (post: object) => admin.post('/api/edit/posts', post)

describe('the client config', () => {
  it("has what every visitor's client needs, and nothing else", async () => {
    const { body } = await visitor.get('/api/config')
    expect(body).toEqual({
      title: 'GZ',
      slogan: 'Hack for fun not for profit',
      footerInfo: null,
      customTheme: null,
      apiPublicKey: null,
      logoUrl: null,
      portMapping: 'PlatformProxy',
      runsContainers: true,
      passkeys: false,
      defaultLifetime: 120,
      extensionDuration: 120,
      renewalWindow: 10,
      extensions: [
        'audit',
        'checks',
        'controlRoom',
        'cooldown',
        'corrections',
        'ctftime',
        'drafts',
        'endSessions',
        'files',
        'flags',
        'gameStaff',
        'healthHistory',
        'hints',
        'instances',
        'mailPolicy',
        'noticeFeed',
        'oidc',
        'postFeed',
        'presence',
        'profileFields',
        'questions',
        'requirements',
        'schedule',
        'scheduledNotices',
        'scoring',
        'secondFactor',
        'sessions',
        'signals',
        'tokenScopes',
        'tracks',
        'webhooks',
      ],
    })
  })

  it('names mail where a mail server takes it, not where it is a file', async () => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'ctf@example.org' }
    const sending = await testApp({ smtp, publicUrl: 'https://ctf.example.org' })
    const { body } = await sending.visitor.get('/api/config')
    expect(body.extensions).toContain('mail')
    expect((await visitor.get('/api/config')).body.extensions).not.toContain('mail')
  })

  it('is answered with 304 until it changes', async () => {
    const first = await visitor.get('/api/config')
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"cfg-[0-9A-F]+"$/)
    expect(first.headers['cache-control']).toBe('no-cache, must-revalidate')
    const again = await visitor.get('/api/config', { 'if-none-match': `"other", ${etag}` })
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag } })
    expect((await visitor.get('/api/config', { 'if-none-match': '*' })).status).toBe(304)
    await admin.put('/api/admin/config', { globalConfig: { slogan: 'Hoist the flag' } })
    const changed = await visitor.get('/api/config', { 'if-none-match': etag })
    expect(changed).toMatchObject({ status: 200, body: { slogan: 'Hoist the flag' } })
  })
})

describe('settings', () => {
  it('are for administrators', async () => {
    for (const [client, status] of [
      [visitor, 401],
      [player, 403],
    ] as const) {
      expect((await client.get('/api/admin/config')).status).toBe(status)
      expect((await client.put('/api/admin/config', {})).status).toBe(status)
    }
  })

  it('keep what is absent or null, section by section', async () => {
    await admin.put('/api/admin/config', {
      globalConfig: { title: 'Harbour', footerInfo: 'Run by us', logoHash: 'x' },
      containerPolicy: null,
    })
    await admin.put('/api/admin/config', {
      globalConfig: { description: 'A club', footerInfo: null },
    })
    await admin.put('/api/admin/config', { containerPolicy: { renewalWindow: '20' } })
    const { body } = await admin.get('/api/admin/config')
    expect(Object.keys(body)).toEqual(['accountPolicy', 'globalConfig', 'containerPolicy'])
    expect(body.globalConfig).toMatchObject({
      title: 'Harbour',
      footerInfo: 'Run by us',
      description: 'A club',
      logoHash: null,
    })
    expect(body.containerPolicy).toMatchObject({ renewalWindow: 20, defaultLifetime: 120 })
    await admin.put('/api/admin/config', { globalConfig: { footerInfo: '' } })
    expect((await visitor.get('/api/config')).body.footerInfo).toBe('')
  })

  it.each([
    [{ globalConfig: { customTheme: 'red' } }, 'customTheme: write the color as #rrggbb.'],
    [
      { containerPolicy: { defaultLifetime: 0 } },
      'containerPolicy.defaultLifetime: choose a number from 1 to 7200.',
    ],
    [
      { containerPolicy: { renewalWindow: 361 } },
      'containerPolicy.renewalWindow: choose a number from 1 to 360.',
    ],
    [
      { accountPolicy: { allowRegister: 'yes' } },
      'accountPolicy.allowRegister: the type must be boolean.',
    ],
    [
      { accountPolicy: { allowRegister: null } },
      'accountPolicy.allowRegister: null is not allowed.',
    ],
  ])('refuse %o', async (change, title) => {
    expect(await admin.put('/api/admin/config', change)).toMatchObject({
      status: 400,
      body: { title },
    })
  })
})

describe('the captcha', () => {
  it('is none until the policy asks for one', async () => {
    expect((await visitor.get('/api/captcha')).body).toEqual({ type: 'None', siteKey: '' })
    expect(await visitor.get('/api/captcha/powchallenge')).toMatchObject({
      status: 404,
      body: { type: null, status: 404 },
    })
    await admin.put('/api/admin/config', { accountPolicy: { useCaptcha: true } })
    expect((await visitor.get('/api/captcha')).body.type).toBe('HashPow')
    expect((await visitor.get('/api/captcha/powchallenge')).body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      challenge: expect.stringMatching(/^[0-9a-f]{16}$/),
      difficulty: 8,
    })
  })
})

describe('posts', () => {
  it('are listed pinned first, then the newest', async () => {
    const { body: first } = await write({ title: 'First', summary: 's', content: 'c', tags: ['a'] })
    expect(first).toMatch(/^[0-9a-f]{8}$/)
    clock.advance(1000)
    const { body: pinned } = await write({ title: 'Pinned', isPinned: true })
    clock.advance(1000)
    const { body: last } = await write({ title: 'Last' })
    for (const url of ['/api/posts', '/api/posts/latest']) {
      const { body } = await visitor.get(url)
      expect(body.map(({ id }: { id: string }) => id)).toEqual([pinned, last, first])
      expect(body[0]).not.toHaveProperty('content')
    }
    expect((await visitor.get(`/api/posts/${first}`)).body).toMatchObject({
      title: 'First',
      summary: 's',
      content: 'c',
      tags: ['a'],
      isPinned: false,
      authorAvatar: null,
    })
  })

  it('change nothing but the pin when a pin is sent', async () => {
    const { body: id } = await write({ title: 'Quiet' })
    const before = (await visitor.get(`/api/posts/${id}`)).body
    clock.advance(5000)
    const pinned = await admin.put(`/api/edit/posts/${id}`, { isPinned: true })
    expect(pinned.body).toEqual({ ...before, isPinned: true })
    const both = await admin.put(`/api/edit/posts/${id}`, { content: 'New', isPinned: false })
    expect(both.body).toEqual({ ...before, isPinned: false })
    const edited = await admin.put(`/api/edit/posts/${id}`, { content: 'New' })
    expect(edited.body).toEqual({ ...before, content: 'New', time: before.time + 5000 })
  })

  it('are answered with 304 until they change, deletions included', async () => {
    const { body: id } = await write({ title: 'Gone soon' })
    const etag = String((await visitor.get('/api/posts')).headers.etag)
    expect((await visitor.get('/api/posts', { 'if-none-match': etag })).status).toBe(304)
    expect(await admin.delete(`/api/edit/posts/${id}`)).toMatchObject({ status: 200, text: '' })
    expect((await visitor.get('/api/posts', { 'if-none-match': etag })).status).toBe(200)
  })

  it('are 404 where there is none, and written by administrators only', async () => {
    expect(await visitor.get('/api/posts/00000000')).toMatchObject({ status: 404 })
    expect((await visitor.get('/api/posts/zzz')).status).toBe(404)
    expect((await admin.put('/api/edit/posts/00000000', { title: 'x' })).status).toBe(404)
    expect((await admin.delete('/api/edit/posts/00000000')).status).toBe(404)
    expect((await write({ title: 'x'.repeat(51) })).body.title).toBe(
      'title: use at most 50 characters.',
    )
    expect((await write({ tags: ['a', 5] })).body.title).toBe('tags[1]: the type must be string.')
    expect((await player.post('/api/edit/posts', { title: 'x' })).status).toBe(403)
    expect((await visitor.post('/api/edit/posts', { title: 'x' })).status).toBe(401)
  })
})
