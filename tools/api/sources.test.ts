import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bundleContract } from './bundle.ts'
import { operationsOf, type PlacedOperation } from './contract.ts'
import { generatedFiles, sourceFolders } from './files.ts'
import { builtIn, calledIn, sourceText, typedIn } from './sources.ts'

test('every operation of the contract is typed in the client', async () => {
  const { contract } = await bundleContract()
  const ids = operationsOf(contract).map(({ operation }) => operation.operationId ?? '')

  const typed = typedIn(await readFile(generatedFiles.types, 'utf8'))

  expect(typed).toEqual(new Set(ids))
})

test('every operation of the contract has query or mutation options, or a link', async () => {
  const { contract } = await bundleContract()
  const operations = operationsOf(contract)

  const called = calledIn(await sourceText(sourceFolders.query), operations)

  expect(called.size).toBe(operations.length)
})

test('an operation is built once it has a handler, and not before', () => {
  const source = `
    getTeam: notImplemented('getTeam'),
    listTeams: notImplemented('listTeams'),
    const getTeam = handle('getTeam', async () => {})`

  expect(builtIn(source)).toEqual(new Set(['getTeam']))
})

// Reads the whole server.
test(
  'the server has built every operation that it does not list as missing',
  { timeout: 30_000 },
  async () => {
    const { contract } = await bundleContract()
    const ids = operationsOf(contract).map(({ operation }) => operation.operationId ?? '')

    expect(builtIn(await sourceText(sourceFolders.server))).toEqual(new Set(ids))
  },
)

const at = (operationId: string, verb: PlacedOperation['verb'], url: string): PlacedOperation => ({
  url,
  verb,
  operation: { operationId },
})

test.each([
  ['a call', "api().GET('/api/team/{id}', options)", ['getTeam']],
  ['a call over two lines', "api().PUT(\n  '/api/team/{id}',", ['updateTeam']],
  ['an upload', "sendFile('PUT', `/api/team/${teamId}`, sent)", ['updateTeam']],
  ['a link', 'href: (id: number) => `/api/team/${id}`', ['getTeam']],
  ['another URL', "api().GET('/api/teams')", []],
])('%s counts for its operation', (_name, source, called) => {
  const operations = [
    at('getTeam', 'get', '/api/team/{id}'),
    at('updateTeam', 'put', '/api/team/{id}'),
  ]

  expect([...calledIn(source, operations)]).toEqual(called)
})
