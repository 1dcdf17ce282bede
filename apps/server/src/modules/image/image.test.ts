// T29: uploaded pictures are re-encoded; bombs, SVG and polyglots are refused.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { httpClient } from '#testing/http-client.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { as, aUser, aTeam, db, services, visitor, app } = testing
const { aGame } = gameBuilders(testing)

const user = await as(await aUser())
const admin = await as(await aUser({ role: 'Admin' }))
const put = (client: HttpClient, url: string, content: Buffer | string, fileName = 'a.png') =>
  client.upload('PUT', url, [{ field: 'file', fileName, content, type: 'image/png' }])
const avatar = (content: Buffer | string, fileName?: string) =>
  put(user, '/api/account/avatar', content, fileName)

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
const chunk = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), body])))
  return Buffer.concat([length, Buffer.from(type), body, crc])
}
/** A PNG whose header promises any size; its data is whatever it is. */
function pngOf(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
const stored = async (path: string) => (await visitor.get(path)).bytes
const filesInStore = async () => (await db.selectFrom('files').selectAll().execute()).length

describe('a picture', () => {
  it('is found under its name in any letter case', async () => {
    const content = await paint(8, 8).png().toBuffer()
    const form = [{ field: 'FILE', fileName: 'a.png', content, type: 'image/png' }]
    expect((await user.upload('PUT', '/api/account/avatar', form)).status).toBe(200)
  })

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'is taken as %s and becomes WebP',
    async (format) => {
      const answer = await avatar(await paint(640, 320).toFormat(format).toBuffer())
      expect(answer.status).toBe(200)
      expect(answer.body).toMatch(/^\/assets\/[0-9a-f]{64}\/avatar\.webp$/)
      const picture = await visitor.get(answer.body)
      expect(picture.headers['content-type']).toBe('image/webp')
      const { format: kept, width, height } = await sharp(picture.bytes).metadata()
      expect({ kept, width, height }).toEqual({ kept: 'webp', width: 300, height: 150 })
      const profile = await user.get('/api/account/profile')
      expect(answer.body).toBe(`${profile.body.avatar}.webp`)
      expect((await visitor.get(profile.body.avatar)).headers['content-type']).toBe('image/webp')
    },
  )

  it('is never made larger than it was', async () => {
    const { body } = await avatar(await paint(20, 10).png().toBuffer())
    expect(await sharp(await stored(body)).metadata()).toMatchObject({ width: 20, height: 10 })
  })

  it('stays animated when it is animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [90, 90, 90] })
      .toBuffer()
    const { body } = await avatar(gif, 'a.gif')
    expect((await sharp(await stored(body)).metadata()).pages).toBe(3)
  })

  it('loses place, camera and everything hidden behind its pixels', async () => {
    const jpeg = await paint(64, 64)
      .jpeg()
      .withExif({ IFD0: { Make: 'SpyCam' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer()
    const polyglot = Buffer.concat([
      jpeg,
      Buffer.from('<script>alert(1)</script>PK\x03\x04 %PDF-1.4'),
    ])
    expect(polyglot.toString('latin1')).toContain('SpyCam')
    const { status, body } = await avatar(polyglot, 'a.html')
    expect(status).toBe(200)
    const bytes = (await stored(body)).toString('latin1')
    for (const rest of ['SpyCam', '<script>', '%PDF', 'PK\x03\x04'])
      expect(bytes).not.toContain(rest)
    expect((await sharp(await stored(body)).metadata()).exif).toBeUndefined()
  })

  it('is rotated as its camera was', async () => {
    const sideways = await paint(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { body } = await avatar(sideways)
    expect(await sharp(await stored(body)).metadata()).toMatchObject({ width: 20, height: 40 })
  })
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
describe('refused is', () => {
  it.each([
    ['an SVG', SVG],
    ['an SVG with a declaration', `<?xml version="1.0"?>${SVG}`],
    ['an SVG behind the first bytes of a PNG', `\x89PNG\r\n\x1A\n${SVG}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.4\n%%EOF'],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['text', 'not a picture at all'],
    ['the head of a GIF without a body', 'GIF89a'],
  ])('%s', async (_, content) => {
    const before = await filesInStore()
    const answer = await avatar(
      typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
    )
    expect(answer).toMatchObject({ status: 400, body: { status: 400 } })
    expect(answer.body.title).toMatch(/^This is not a picture/)
    expect(await filesInStore()).toBe(before)
  })

  it('half a picture', async () => {
    const whole = await paint(400, 400).png({ compressionLevel: 0 }).toBuffer()
    expect((await avatar(whole.subarray(0, whole.length / 2))).status).toBe(400)
  })

  it('a decompression bomb, at once and without the memory it asks for', async () => {
    const bombs = [
      // 30 megapixels of nothing in less than a hundred kilobytes, all of them there.
      pngOf(6000, 5000, deflateSync(Buffer.alloc(5000 * 18_001))),
      // A header that promises two thousand million.
      pngOf(46_000, 46_000, deflateSync(Buffer.alloc(100))),
      pngOf(2_147_483_647, 2_147_483_647, deflateSync(Buffer.alloc(100))),
    ]
    for (const bomb of bombs) {
      const start = performance.now()
      expect((await avatar(bomb)).status).toBe(400)
      expect(performance.now() - start).toBeLessThan(3000)
    }
    expect((await avatar(await paint(20, 20).png().toBuffer())).status).toBe(200)
  })

  it('a moving picture of very many pixels becomes a still', async () => {
    const strip = await sharp({
      create: { width: 2000, height: 2000 * 10, channels: 3, background: '#123' },
      limitInputPixels: false,
    })
      .raw()
      .toBuffer()
    const gif = await sharp(strip, {
      raw: { width: 2000, height: 20_000, channels: 3, pageHeight: 2000 },
      limitInputPixels: false,
    })
      .gif()
      .toBuffer()
    const { status, body } = await avatar(gif)
    expect(status).toBe(200)
    expect((await sharp(await stored(body)).metadata()).pages ?? 1).toBe(1)
  })

  it.each([
    ['an empty file', Buffer.alloc(0), 'The file is empty.'],
    ['more than 3 MiB', Buffer.alloc(3 * 1024 * 1024 + 1), 'The file is larger than 3 MiB.'],
  ])('%s', async (_, content, title) =>
    expect(await avatar(content)).toMatchObject({ status: 400, body: { title } }),
  )

  it('a form without it', async () => {
    const answer = await user.upload('PUT', '/api/account/avatar', [
      { field: 'other', fileName: 'a.png', content: 'x' },
    ])
    expect(answer.body.title).toBe('The form has no file named "file".')
  })
})

describe('the picture that was there before', () => {
  it('is given back, unless somebody else has it too', async () => {
    const [one, two] = [await as(await aUser()), await as(await aUser())]
    const red = await paint(31, 31).png().toBuffer()
    const blue = await sharp({ create: { width: 31, height: 31, channels: 3, background: '#00f' } })
      .png()
      .toBuffer()
    const first = await put(one, '/api/account/avatar', red)
    const same = await put(two, '/api/account/avatar', red)
    expect(same.body).toBe(first.body)
    await put(one, '/api/account/avatar', blue)
    expect((await visitor.get(first.body)).status).toBe(200)
    await put(two, '/api/account/avatar', blue)
    expect((await visitor.get(first.body)).status).toBe(404)
    await put(two, '/api/account/avatar', blue)
    const last = await put(one, '/api/account/avatar', blue)
    expect((await visitor.get(last.body)).status).toBe(200)
  })

  it('is counted right by uploads at the same time', async () => {
    const client = await as(await aUser())
    const pictures = await Promise.all(
      ['#111', '#222', '#333', '#444'].map((background) =>
        sharp({ create: { width: 33, height: 33, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const before = await filesInStore()
    const answers = await Promise.all(
      pictures.map((picture) => put(client, '/api/account/avatar', picture)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await filesInStore()).toBe(before + 1)
  })
})

describe('pictures of', () => {
  it('a team are its captain’s business', async () => {
    const captain = await aUser()
    const member = await aUser()
    const team = await aTeam({ captain, members: [member] })
    const url = `/api/team/${team.id}/avatar`
    const picture = await paint(400, 400).png().toBuffer()
    expect((await put(await as(member), url, picture)).status).toBe(403)
    expect((await put(admin, url, picture)).status).toBe(403)
    expect((await put(visitor, url, picture)).status).toBe(401)
    expect((await put(admin, '/api/team/99999/avatar', picture)).status).toBe(404)
    const answer = await put(await as(captain), url, picture)
    const { body } = await visitor.get(`/api/team/${team.id}`)
    expect(`${body.avatar}.webp`).toBe(answer.body)
  })

  it('a game keep their size, for administrators', async () => {
    const game = await aGame()
    const url = `/api/edit/games/${game.id}/poster`
    const picture = await paint(900, 300).png().toBuffer()
    expect((await put(user, url, picture)).status).toBe(403)
    expect((await put(admin, '/api/edit/games/99999/poster', picture)).status).toBe(404)
    const { body } = await put(admin, url, picture)
    expect(body).toMatch(/\/poster\.webp$/)
    expect(await sharp(await stored(body)).metadata()).toMatchObject({ width: 900, height: 300 })
    const seen = await visitor.get(`/api/game/${game.id}`)
    expect(`${seen.body.poster}.webp`).toBe(body)
  })
})

const sendLogo = (client: HttpClient, content: Buffer) =>
  client.upload('POST', '/api/admin/config/logo', [{ field: 'file', fileName: 'a.png', content }])

describe('the logo', () => {
  it('is shown to everybody, with the small one of the page, until it is taken away', async () => {
    const before = await filesInStore()
    expect((await sendLogo(user, await paint(9, 9).png().toBuffer())).status).toBe(403)
    expect(await sendLogo(admin, await paint(1280, 640).png().toBuffer())).toMatchObject({
      status: 200,
      text: '',
    })
    const { logoUrl } = (await visitor.get('/api/config')).body
    expect(logoUrl).toMatch(/^\/assets\/[0-9a-f]{64}\/logo$/)
    expect(await sharp(await stored(logoUrl)).metadata()).toMatchObject({ width: 640, height: 320 })
    const { faviconHash } = (await admin.get('/api/admin/config')).body.globalConfig

    const icon = await visitor.get('/favicon.webp')
    expect(icon).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
    expect(icon.headers.etag).toBe(`"favicon-${String(faviconHash).slice(0, 8)}"`)
    expect((await sharp(icon.bytes).metadata()).width).toBe(256)
    const again = await visitor.get('/favicon.webp', { 'if-none-match': String(icon.headers.etag) })
    expect(again.status).toBe(304)

    expect(
      await admin.put('/api/admin/config', { globalConfig: { logoHash: null, title: 'X' } }),
    ).toMatchObject({ status: 200 })
    expect((await visitor.get('/api/config')).body.logoUrl).toBe(logoUrl)

    await sendLogo(admin, await paint(640, 640).png().toBuffer())
    expect(await filesInStore()).toBe(before + 2)
    expect(await admin.delete('/api/admin/config/logo')).toMatchObject({ status: 200, text: '' })
    expect((await visitor.get('/api/config')).body.logoUrl).toBeNull()
    expect(await filesInStore()).toBe(before)
    expect((await admin.delete('/api/admin/config/logo')).status).toBe(200)
  })

  it('is refused like any other picture', async () => {
    expect((await sendLogo(admin, Buffer.from(SVG))).status).toBe(400)
    expect((await sendLogo(admin, Buffer.alloc(0))).status).toBe(400)
    expect((await sendLogo(admin, Buffer.alloc(3 * 1024 * 1024 + 1))).status).toBe(400)
    expect((await visitor.get('/api/config')).body.logoUrl).toBeNull()
  })
})

it('a decoder that crashes fails one picture, not the server', async () => {
  const [answer] = await Promise.all([
    avatar(await paint(3000, 3000).png().toBuffer()),
    new Promise((resolve) => setTimeout(resolve, 150)).then(() => services.images.close()),
  ])
  expect([200, 400]).toContain(answer?.status)
  expect((await avatar(await paint(20, 20).png().toBuffer())).status).toBe(200)
  expect((await httpClient(app).get('/api/config')).status).toBe(200)
})
