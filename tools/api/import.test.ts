import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApi, anObject, type ApiParts } from './compare/an-api.ts'
import { differencesBetween } from './compare/documents.ts'
import { formatImport, importReport } from './import-report.ts'
import { loadApi } from './load.ts'

const text = { type: 'string' }

function report(ourParts: ApiParts, theirParts: ApiParts) {
  const [ours, theirs] = [anApi(ourParts), anApi(theirParts)]
  return importReport(ours, theirs, differencesBetween({ before: ours, after: theirs }))
}

test('an operation is found again in another letter case, base path and parameter name', () => {
  const theirs = {
    document: {
      servers: [{ url: 'https://ctf.example/api/' }],
      paths: {
        '/Team/{teamId}': {
          put: { parameters: [{ name: 'teamId', in: 'path', required: true }], responses: {} },
        },
      },
    },
  }
  const ours = { document: { servers: [{ url: '/api' }] } }

  expect(report(ours, theirs)).toMatchObject({
    counts: { ours: 1, theirs: 1, shared: 1 },
    lacks: [],
    adds: [],
  })
})

test('what it lacks and what it adds', () => {
  const theirs = { document: { paths: { '/top': { get: { responses: {} } } } } }

  expect(report({}, theirs)).toMatchObject({
    lacks: ['updateTeam (PUT /team/{id})'],
    adds: ['GET /top'],
  })
})

test('fields that differ come with their types; limits and refusals are listed on request', () => {
  const found = report(
    {
      body: anObject({ name: { ...text, maxLength: 20 }, bio: text }),
      responses: { 200: {}, 404: {} },
    },
    { body: anObject({ name: { type: 'integer' }, motto: text }, 'motto') },
  )

  expect(formatImport(found, false)).toBe(
    `a test has 1 of our 1 operations and 0 more.

Differs (3)
  updateTeam
    body.name: ours text, theirs whole number
    body.bio field: only ours (text)
    body.motto field: only theirs (text, required)

Smaller differences (limits, refusals, what is required): 1. --all lists them.`,
  )
  expect(formatImport(found, true)).toContain('answer 404: only ours')
})

test('a field that their callers have to send is no small difference', () => {
  const found = report(
    { body: anObject({ name: text }) },
    { body: anObject({ name: text }, 'name') },
  )

  expect(found.differs).toEqual([
    {
      operation: 'updateTeam',
      place: 'body.name',
      aspect: 'presence',
      ours: 'optional',
      theirs: 'required',
    },
  ])
})

describe('reading another document', () => {
  let folder: string
  let server: Server
  let address: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'))
    server = createServer(({ url }, response) => {
      if (url === '/page') response.setHeader('content-type', 'text/html').end('<html></html>')
      else response.end(JSON.stringify(anApi().raw))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const bound = server.address()
    address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  })

  afterAll(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })

  async function aFile(name: string, content: string): Promise<string> {
    const file = join(folder, name)
    await writeFile(file, content)
    return file
  }

  test('from an address', async () => {
    const document = await loadApi(`${address}/openapi/v1.json`)

    expect(document.raw['paths']).toHaveProperty(['/team/{id}'])
  })

  test('from YAML of version 3.0 that is spread over files', async () => {
    await aFile('team.yaml', 'get:\n  responses: {}\n')
    const file = await aFile(
      'openapi.yaml',
      'openapi: 3.0.3\ninfo: {title: t, version: "1"}\npaths:\n  /team:\n    $ref: team.yaml\n',
    )

    expect((await loadApi(file)).raw['paths']).toHaveProperty(['/team', 'get'])
  })

  test.each([
    ['a web page', () => Promise.resolve(`${address}/page`), 'cannot be read'],
    [
      'an older document',
      () => aFile('2.json', '{"swagger":"2.0","info":{},"paths":{}}'),
      'is not an OpenAPI 3 document',
    ],
    ['another file', () => aFile('package.json', '{"name":"x"}'), 'cannot be read'],
    [
      'nothing at all',
      () => Promise.resolve('nowhere.json'),
      'is no address, no file and no version that git knows',
    ],
  ])('%s is refused with a sentence', async (_name, source, sentence) => {
    await expect(loadApi(await source())).rejects.toThrow(sentence)
  })
})
