// The platform with its files in a bucket, against a real S3 server.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { fileStore } from '#platform/files.ts'
import { openStorage } from '#platform/objects/open.ts'
import { readFilesLocation } from '#config/files.ts'
import { StartError } from '#platform/start-error.ts'
import { KEY, objectServer, objectServerProgram } from '#testing/object-server.ts'
import { testApp } from '#testing/test-app.ts'

/** Why the bucket cannot be used with that key; undefined when it can. */
async function refusalOf(
  url: string,
  key: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  for (const name of Object.keys(KEY)) delete process.env[name]
  Object.assign(process.env, key)
  try {
    const storage = await openStorage(readFilesLocation(url))
    storage.close()
    return undefined
  } catch (error) {
    return error instanceof StartError ? error.message : String(error)
  } finally {
    Object.assign(process.env, KEY)
  }
}

describe.skipIf(objectServerProgram === undefined)('a bucket', async () => {
  if (objectServerProgram === undefined) return
  const server = await objectServer()
  it.each([
    ['that is missing', server.url.replace('halyard', 'elsewhere'), KEY, /^There is no bucket/],
    ['of a server that is off', 's3://halyard?endpoint=http://127.0.0.1:1', KEY, /cannot be reach/],
    ['without a key', server.url, {}, /^No key for the object store was found/],
    [
      'with a wrong secret',
      server.url,
      { ...KEY, AWS_SECRET_ACCESS_KEY: 'wrong' },
      /refuses the key/,
    ],
    ['with an unknown key', server.url, { ...KEY, AWS_ACCESS_KEY_ID: 'who' }, /refuses the key/],
  ])('%s is one sentence', async (_, url, key, sentence) => {
    const message = await refusalOf(url, key)
    expect(message).toMatch(sentence)
    expect(message).not.toContain('wrong')
  })

  it('serves downloads, whole and in part, and says so while it is away', async () => {
    const storage = await openStorage(server.location)
    const { as, aUser, visitor } = await testApp(
      {},
      { files: fileStore(storage.files), captureObjects: storage.captures },
    )
    const admin = await as(await aUser({ role: 'Admin' }))
    const part = { field: 'files', fileName: 'notes.txt', content: '0123456789' }
    const [file] = (await admin.upload('POST', '/api/assets', [part])).body
    expect(file.hash).toBe(createHash('sha256').update(part.content).digest('hex'))
    const url = `/assets/${file.hash}/notes.txt`
    expect(await visitor.get(url)).toMatchObject({ status: 200, text: part.content })
    expect(await visitor.get(url, { range: 'bytes=-2' })).toMatchObject({ status: 206, text: '89' })
    expect((await visitor.get('/readyz')).status).toBe(200)

    await server.kill()
    const away = await visitor.get(url)
    expect(away).toMatchObject({
      status: 503,
      body: { title: 'The platform cannot reach its files right now. Try again soon.' },
    })
    expect(away.headers['retry-after']).toBe('5')
    expect((await admin.upload('POST', '/api/assets', [part])).status).toBe(503)
    expect((await visitor.get('/readyz')).status).toBe(503)

    await server.start()
    expect(await visitor.get(url)).toMatchObject({ status: 200, text: part.content })
    expect((await admin.delete(`/api/assets/${file.hash}`)).status).toBe(200)
    expect(await Readable.from(storage.files.list('')).toArray()).toEqual([])
    storage.close()
  })
})
