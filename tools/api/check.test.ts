import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkContract } from './check.ts'
import { contractFile } from './files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
  await cp(dirname(contractFile), folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

/** Replaces one text in a copied contract file and returns its line. */
async function breakFile(path: string, good: string, bad: string): Promise<number> {
  const file = join(folder, path)
  const text = await readFile(file, 'utf8')
  const at = text.indexOf(good)
  expect(at, `${path} contains ${good}`).toBeGreaterThan(-1)
  await writeFile(file, text.replace(good, bad))
  return text.slice(0, at).split('\n').length
}

async function problemsOfCopy() {
  const { problems } = await checkContract(join(folder, 'platform.yaml'))
  return problems.map(({ file, line, message }) => ({
    path: file.slice(folder.length + 1),
    line,
    message,
  }))
}

test('the contract is sound, and has 124 operations and 133 of extensions', async () => {
  const { problems, operationCount } = await checkContract(contractFile)

  expect(problems).toEqual([])
  expect(operationCount).toBe(124 + 133)
})

describe('a broken contract is reported with file and line', () => {
  test('a reference to a file that is not there', async () => {
    const line = await breakFile('paths/team/by-id.yaml', 'TeamInfoModel.yaml', 'TeamInfo.yaml')

    const [first] = await problemsOfCopy()

    expect(first).toMatchObject({ path: 'paths/team/by-id.yaml', line })
    expect(first?.message).toContain("Can't resolve $ref")
  })

  test('YAML that cannot be read', async () => {
    const line = await breakFile('schemas/team/TeamInfoModel.yaml', 'type: object', 'type: [object')

    const [first] = await problemsOfCopy()

    expect(first?.path).toBe('schemas/team/TeamInfoModel.yaml')
    expect(first?.line).toBeGreaterThanOrEqual(line)
  })

  test('an operation id used twice', async () => {
    const line = await breakFile(
      'paths/team/by-id.yaml',
      'operationId: getTeam',
      'operationId: logIn',
    )

    expect(await problemsOfCopy()).toMatchObject([{ path: 'paths/team/by-id.yaml', line }])
  })

  test('an example its schema refuses', async () => {
    await breakFile('paths/account/register.yaml', 'userName: marlin', 'userName: ma')

    const [first] = await problemsOfCopy()

    expect(first?.path).toBe('paths/account/register.yaml')
    expect(first?.message).toBe('/userName must NOT have fewer than 3 characters')
  })

  test('an example with a key the schema does not know', async () => {
    await breakFile('paths/account/register.yaml', 'userName: marlin', 'username: marlin')

    const [first] = await problemsOfCopy()

    expect(first?.message).toContain('must NOT have additional properties (username)')
  })

  test('a role that does not exist', async () => {
    const line = await breakFile('paths/team/by-id.yaml', 'x-role: User', 'x-role: Captain')

    expect(await problemsOfCopy()).toEqual([
      {
        path: 'paths/team/by-id.yaml',
        line,
        message: 'x-role must be one of Anonymous, User, Monitor, Admin',
      },
    ])
  })

  test.each([
    ['a role of a game that does not exist', '      - manager', '      - captain'],
    ['what is not in the address', 'of: game', 'of: challenge'],
  ])('an operation for a role of a game with %s', async (_what, right, wrong) => {
    await breakFile('paths/edit/schedule.yaml', right, wrong)

    expect(await problemsOfCopy()).toContainEqual(
      expect.objectContaining({
        path: 'paths/edit/schedule.yaml',
        message: expect.stringContaining('x-game-role must name roles out of manager, author'),
      }),
    )
  })

  test.each([
    ['408', 'an operation with a body answers 408'],
    ['503', 'every operation answers 503'],
  ])('an operation without its %s', async (status, message) => {
    await breakFile('paths/account/login.yaml', `'${status}':`, `'599':`)

    expect(await problemsOfCopy()).toContainEqual(
      expect.objectContaining({ path: 'paths/account/login.yaml', message }),
    )
  })

  test('a text of any length that callers send', async () => {
    await breakFile('schemas/account/LoginModel.yaml', '    maxLength: 320\n', '')

    expect(await problemsOfCopy()).toMatchObject([
      { path: 'paths/account/login.yaml', message: 'the text body.userName has no maxLength' },
    ])
  })

  test('a file nothing refers to', async () => {
    await writeFile(join(folder, 'schemas/team/Forgotten.yaml'), 'type: object\n')

    expect(await problemsOfCopy()).toEqual([
      { path: 'schemas/team/Forgotten.yaml', line: 1, message: 'nothing refers to this file' },
    ])
  })
})
