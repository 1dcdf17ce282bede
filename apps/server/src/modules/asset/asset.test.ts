import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { visitor, as, aUser, services } = await testApp()
const admin = await as(await aUser({ role: 'Admin' }))

const upload = (content: string, fileName = 'notes.txt') =>
  admin.upload('POST', '/api/assets', [{ field: 'files', fileName, content }])
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('storing files', () => {
  it('answers the hashes in the order of the parts and skips empty ones', async () => {
    const response = await admin.upload('POST', '/api/assets', [
      { field: 'files', fileName: 'a.txt', content: 'first' },
      { field: 'files', fileName: 'b.txt', content: '' },
      { field: 'files', fileName: 'c.txt', content: 'second' },
    ])
    expect(response).toMatchObject({ status: 200 })
    expect(response.body).toEqual([
      { hash: sha256('first'), name: 'a.txt' },
      { hash: sha256('second'), name: 'c.txt' },
    ])
  })

  it('takes one name for all from the query, without folders', async () => {
    const response = await admin.upload('POST', '/api/assets?filename=..%2F..%2Fetc%2Fpasswd', [
      { field: 'files', fileName: 'x', content: 'named' },
    ])
    expect(response.body[0].name).toBe('passwd')
  })

  it('counts the same content and removes it with its last reference', async () => {
    const { body } = await upload('twice')
    await upload('twice', 'again.txt')
    const url = `/assets/${body[0].hash}/x.txt`
    const remove = () => admin.delete(`/api/assets/${body[0].hash}`)
    expect(await remove()).toMatchObject({ status: 200, text: '' })
    expect((await visitor.get(url)).text).toBe('twice')
    expect((await remove()).status).toBe(200)
    expect((await visitor.get(url)).status).toBe(404)
    expect(await services.files.size(body[0].hash)).toBeUndefined()
    expect(await remove()).toMatchObject({ status: 404, body: { status: 404 } })
  })

  it('keeps nothing of a file that is cut off at the limit', async () => {
    const small = await testApp({ maxUploadBytes: 1_000_000 })
    const organiser = await small.as(await small.aUser({ role: 'Admin' }))
    const send = (bytes: number) =>
      organiser.upload('POST', '/api/assets', [
        { field: 'files', fileName: 'x.bin', content: Buffer.alloc(bytes, 'x') },
      ])
    expect(await send(1_000_001)).toMatchObject({
      status: 413,
      body: { title: 'The file is larger than 1 MB.', status: 413 },
    })
    expect(await small.db.selectFrom('files').select('hash').execute()).toEqual([])
    expect((await send(1_000_000)).status).toBe(200)
  })

  it('takes large files unless the operator says otherwise', async () => {
    expect((await upload('x'.repeat(31_000_000))).status).toBe(200)
  })

  it('refuses anything that is not a form with files', async () => {
    expect(await admin.post('/api/assets', {})).toMatchObject({
      status: 415,
      body: { title: 'Send the file as multipart/form-data.' },
    })
    expect((await admin.upload('POST', '/api/assets', [])).status).toBe(400)
    const player = await as(await aUser())
    expect((await player.upload('POST', '/api/assets', [])).status).toBe(403)
    expect((await visitor.upload('POST', '/api/assets', [])).status).toBe(401)
    expect((await player.delete(`/api/assets/${'0'.repeat(64)}`)).status).toBe(403)
  })
})

describe('T27: downloading a file', () => {
  it('is a download that may be kept for a week', async () => {
    const { body } = await upload('hello')
    const response = await visitor.get(`/assets/${body[0].hash}/flag%20%E6%97%97.txt`)
    expect(response).toMatchObject({ status: 200, text: 'hello' })
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="flag _.txt"; filename*=UTF-8''flag%20%E6%97%97.txt`,
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
      'content-length': '5',
      etag: `"${body[0].hash.slice(8, 16)}"`,
    })
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it.each(['x.html', 'x.svg', 'x.htm', 'x.xhtml', 'x.xml', 'x.js', 'x.SVG', 'x', 'x.html.'])(
    'never serves %s as something a browser would run',
    async (name) => {
      const { body } = await upload('<script>alert(1)</script>', name)
      const { headers } = await visitor.get(`/assets/${body[0].hash}/${name}`)
      expect(headers['content-type']).toBe('application/octet-stream')
      expect(headers['content-disposition']).toMatch(/^attachment;/)
    },
  )

  it('knows a picture asked for without an extension by its stored name', async () => {
    const { body } = await upload('webp', 'avatar.webp')
    const { headers } = await visitor.get(`/assets/${body[0].hash}/avatar`)
    expect(headers['content-type']).toBe('image/webp')
  })

  it('is 304 for whoever holds it and 412 for whoever wants another', async () => {
    const { body } = await upload('cached')
    const url = `/assets/${body[0].hash}/x.txt`
    const { headers } = await visitor.get(url)
    const etag = String(headers.etag)
    expect(await visitor.get(url, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      text: '',
    })
    expect(
      (await visitor.get(url, { 'if-modified-since': String(headers['last-modified']) })).status,
    ).toBe(304)
    expect((await visitor.get(url, { 'if-match': '"other"' })).status).toBe(412)
    expect((await visitor.get(url, { 'if-match': etag })).status).toBe(200)
  })

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('sends the range %s', async (range, text, contentRange) => {
    const { body } = await upload('0123456789')
    const response = await visitor.get(`/assets/${body[0].hash}/x.bin`, { range })
    expect(response).toMatchObject({
      status: 206,
      text,
      headers: { 'content-range': contentRange },
    })
  })

  it('sends all for ranges it does not know and refuses those the file has not', async () => {
    const { body } = await upload('0123456789')
    const url = `/assets/${body[0].hash}/x.bin`
    for (const range of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=3-1']) {
      expect(await visitor.get(url, { range })).toMatchObject({ status: 200, text: '0123456789' })
    }
    expect((await visitor.get(url, { range: 'bytes=10-' })).status).toBe(416)
  })

  it('is 404 for an unknown hash and 400 for one in capitals', async () => {
    expect((await visitor.get(`/assets/${'0'.repeat(64)}/x`)).status).toBe(404)
    expect((await visitor.get(`/assets/${'A'.repeat(64)}/x`)).status).toBe(400)
    expect((await visitor.get('/assets/abc/x')).status).toBe(404)
    expect((await visitor.get(`/assets/${'0'.repeat(64)}/..%2Fx`)).status).toBe(404)
  })
})
