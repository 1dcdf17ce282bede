import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig, VARIABLES } from '#config.ts'
import { SECRETS } from '#config/secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const aFile = (content: string) => {
  const path = join(folder, String(Math.random()))
  writeFileSync(path, content)
  return path
}

it('reads a secret from the file that is named for it, without the end of its line', () => {
  expect(readConfig({ HALYARD_ADMIN_PASSWORD_FILE: aFile(' An chor1 \n') }).adminPassword).toBe(
    ' An chor1 ',
  )
  const url = 'postgres://halyard:secret@db/halyard'
  expect(readConfig({ DATABASE_URL_FILE: aFile(`${url}\r\n`) }).databaseUrl).toBe(url)
  const account = { HALYARD_REGISTRY: 'r.example.org', HALYARD_REGISTRY_USER: 'sailor' }
  const { registry } = readConfig({
    ...account,
    HALYARD_REGISTRY_PASSWORD_FILE: aFile('s3cret'),
  }).instances
  expect(registry?.password).toBe('s3cret')
})

it('knows every variable that holds a secret', () => {
  // The site key of a captcha is shown to everybody.
  const secrets = Object.keys(VARIABLES).filter((name) =>
    /PASSWORD|PASSPHRASE|PROVIDERS$|SECRET$|(?<!SITE)_KEY$|SMTP_URL|DATABASE_URL/.test(name),
  )
  expect(secrets.toSorted()).toEqual([...SECRETS].toSorted())
})

it.each(SECRETS)(
  'refuses %s in a file that is missing, empty or named beside the secret',
  (name) => {
    const file = `${name}_FILE`
    const missing = join(folder, 'missing')
    expect(() => readConfig({ [file]: missing })).toThrow(
      `The file ${missing} of ${file} cannot be read (ENOENT: no such file or directory).`,
    )
    const empty = aFile('\n')
    expect(() => readConfig({ [file]: empty })).toThrow(`The file ${empty} of ${file} is empty.`)
    expect(() => readConfig({ [name]: 'secret', [file]: aFile('secret') })).toThrow(
      `${name} and ${file} are both set: leave one of them out.`,
    )
  },
)
