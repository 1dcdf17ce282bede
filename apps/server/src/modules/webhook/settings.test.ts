// Settings of webhooks: who may, what is accepted, and what nobody gets to see.
import { describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { startReceiver } from '#testing/receiver.ts'
import { staffBuilder } from '#testing/staff.ts'
import { testApp } from '#testing/test-app.ts'

const LOCAL = readConfig({ HALYARD_WEBHOOK_RANGES: '127.0.0.1/32' }).webhookRanges
const app = await testApp({ webhookRanges: LOCAL })
const { as, aUser, clock, visitor } = app
const { aGame } = gameBuilders(app)
const aStaff = staffBuilder(app)
const admin = await as(await aUser({ role: 'Admin' }))
const receiver = await startReceiver()
const day = 24 * 3_600_000

const json = { name: 'Program', format: 'json', url: receiver.url, events: ['notice'] }
const discord = {
  ...{ name: 'Chat', format: 'discord', events: ['firstBlood'] },
  url: 'https://discord.com/api/webhooks/17/S3cret',
}
const matrix = {
  ...{ name: 'Room', format: 'matrix', url: 'https://matrix.example.org', events: ['notice'] },
  ...{ target: '!abc:example.org', token: 'S3cret-token' },
}

describe('a webhook', () => {
  it('shows its secret once, and never its token or the whole address', async () => {
    const game = await aGame()
    const url = `/api/edit/games/${game.id}/webhooks`
    const made = await admin.post(url, json)
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect((await admin.post(url, discord)).body.secret).toBeNull()
    await admin.post(url, matrix)
    const { text, body } = await admin.get(url)
    expect(text).not.toMatch(/S3cret|whsec_/)
    expect(body.map(({ address }: { address: string }) => address)).toEqual([
      `http://127.0.0.1:${receiver.port}/…`,
      'https://discord.com/…',
      'https://matrix.example.org',
    ])
  })

  it('keeps address and token where an edit leaves them out, and the token on its host alone', async () => {
    const { body } = await admin.post('/api/admin/webhooks', matrix)
    const url = `/api/admin/webhooks/${body.webhook.id}`
    const { url: _url, token: _token, format: _format, ...rest } = matrix
    expect((await admin.put(url, { ...rest, name: 'Lobby' })).body.name).toBe('Lobby')
    const elsewhere = { ...rest, url: 'https://evil.example.org' }
    const refused = await admin.put(url, elsewhere)
    expect([refused.status, refused.body.title]).toEqual([
      ...[400, 'Telegram and Matrix need the token of a bot, and the chat or room it writes to.'],
    ])
    expect((await admin.put(url, { ...elsewhere, token: 'new' })).status).toBe(200)
  })

  it('is saved only over what the editor saw', async () => {
    const { body } = await admin.post('/api/admin/webhooks', json)
    const url = `/api/admin/webhooks/${body.webhook.id}`
    const headers = { 'if-match': body.webhook.etag }
    const edit = { name: 'One', events: [] }
    expect((await admin.put(url, edit, headers)).status).toBe(200)
    expect((await admin.put(url, { ...edit, name: 'Two' }, headers)).status).toBe(412)
  })

  it('signs with both secrets for a day after a new one', async () => {
    const { body } = await admin.post('/api/admin/webhooks', json)
    const url = `/api/admin/webhooks/${body.webhook.id}`
    const renewed = await admin.post(`${url}/secret`)
    expect(renewed.body.secret).not.toBe(body.secret)
    expect(renewed.body.webhook.oldSecretUntil).toBe(clock.now() + day)
    const count = async () => {
      await admin.post(`${url}/test`)
      return String(receiver.received.at(-1)?.headers['webhook-signature']).split(' ').length
    }
    expect(await count()).toBe(2)
    clock.advance(day + 1)
    expect(await count()).toBe(1)
  })

  it.each([
    ['ftp://example.org'],
    ['javascript:alert(1)'],
    ['https://user:secret@example.org'],
    ['example.org'],
  ])('does not lead to %s', async (url) => {
    expect((await admin.post('/api/admin/webhooks', { ...json, url })).status).toBe(400)
  })

  it('is one of twenty at most', async () => {
    const game = await aGame()
    const url = `/api/edit/games/${game.id}/webhooks`
    const answers = await Promise.all(Array.from({ length: 21 }, () => admin.post(url, json)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(20)
  })

  it('of a game is for its managers, and of no other game', async () => {
    const [game, other] = [await aGame(), await aGame()]
    const url = `/api/edit/games/${game.id}/webhooks`
    const { client: manager } = await aStaff(game, 'manager')
    const { client: monitor } = await aStaff(game, 'monitor')
    const { body } = await manager.post(url, json)
    const { id } = body.webhook
    expect((await manager.get('/api/admin/webhooks')).status).toBe(403)
    expect((await monitor.get(url)).status).toBe(403)
    expect((await visitor.get(url)).status).toBe(401)
    const foreign = `/api/edit/games/${other.id}/webhooks/${id}`
    const platform = `/api/admin/webhooks/${id}`
    const edit = { name: 'Mine', events: [] }
    for (const wrong of [foreign, platform])
      expect([
        (await admin.put(wrong, edit)).status,
        (await admin.delete(wrong)).status,
        (await admin.post(`${wrong}/test`)).status,
        (await admin.post(`${wrong}/secret`)).status,
      ]).toEqual([404, 404, 404, 404])
    const { body: tested } = await manager.post(`${url}/${id}/test`)
    expect(tested.problem).toBeNull()
    const resend = `/api/edit/games/${other.id}/webhooks/deliveries/${tested.id}`
    expect((await admin.post(resend)).status).toBe(404)
    expect((await manager.delete(`${url}/${id}`)).status).toBe(200)
    expect((await manager.get(`${url}/deliveries`)).body).toEqual([])
  })

  it('previews a message in its words and language', async () => {
    const preview = { format: 'slack', event: 'firstBlood', language: 'de-DE' }
    const { body } = await admin.post('/api/admin/webhooks/preview', preview)
    expect(body.segments[0]).toEqual({ text: 'Null Pointers', isBold: true, isLink: false })
    const own = { ...preview, text: 'Bravo **{team}** https://example.org {nobody}' }
    const { body: shown } = await admin.post('/api/admin/webhooks/preview', own)
    expect(shown.segments).toEqual([
      { text: 'Bravo ', isBold: false, isLink: false },
      { text: 'Null Pointers', isBold: true, isLink: false },
      { text: ' ', isBold: false, isLink: false },
      { text: 'https://example.org', isBold: false, isLink: true },
      { text: ' {nobody}', isBold: false, isLink: false },
    ])
  })
})
