import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportOf } from '#report/report.ts'
import { textOfReport } from '#report/text.ts'
import { run, type RunOptions, StartError } from './run.ts'

const keeper = {
  userId: 'c1a7b0de-8f5b-4f36-9c4e-2b7d9e1f6a30',
  role: 'Admin',
  userName: 'keeper',
  email: null,
  bio: null,
  phone: null,
  realName: null,
  stdNumber: null,
  avatar: null,
}
const notBuilt = { title: 'Not built.', status: 501 }

let server: Server

/** A server on which the admin can log in, and nothing else is built. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (request.url === '/api/account/login') {
      response.writeHead(200, { 'set-cookie': 'session=1; Path=/; HttpOnly; SameSite=Lax' })
      response.end()
    } else if (request.url === '/api/account/profile') json(200, keeper)
    else json(501, notBuilt)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(() => server.close())

const options = (baseUrl: string): RunOptions => ({
  baseUrl,
  adminName: 'keeper',
  adminPassword: 'Keep-1-Keep',
  only: [],
  changeSettings: false,
  signal: new AbortController().signal,
  onScenario: () => {},
  onLeftover: () => {},
})

test('a server that has built next to nothing lacks operations, it does not differ', async () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const report = reportOf(await run(options(`http://127.0.0.1:${port}`)))
  expect(report.operations.find(({ name }) => name === 'logIn')?.outcome).toBe('described')
  expect(report.causes.breaks).toEqual([])
  expect(report.halts.filter(({ expected }) => !expected)).toEqual([])
  expect(report.leftBehind).toEqual([])
  expect(report.verdict).toBe('partial')
  expect(textOfReport(report)).toMatch(
    /^The server keeps the contract in part: \d+ operations are missing\.$/m,
  )
  expect(textOfReport(report)).toContain('not built: 501')
})

test('a server that does not answer is reported in a sentence', async () => {
  const nowhere = run(options('http://127.0.0.1:9'))
  await expect(nowhere).rejects.toThrow(StartError)
  await expect(nowhere).rejects.toThrow('Cannot reach http://127.0.0.1:9')
})
