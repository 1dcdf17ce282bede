// The database and the files of a real installation of GZ::CTF 1.8.5, on which a small event had been played.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { randomHex, systemRandom } from '#platform/random.ts'

const DUMP = readFileSync(join(import.meta.dirname, 'installation.sql'), 'utf8')
/** Its files, one of each kind: a poster, a writeup, an attachment. */
export const FILES = join(import.meta.dirname, 'files')
/** What its games' keys are covered with. */
export const XOR_KEY = 'abcdefghijklmnop'
/** The password of its players. */
export const PASSWORD = 'Correct-horse-9'

/**
 * A copy of the installation's database; dropped after the file's last test.
 *
 * @param changes statements that make it differ
 * @returns its address
 */
export async function anInstallation(changes = ''): Promise<string> {
  const name = `old_${randomHex(systemRandom, 6)}`
  await run(inject('databaseUrl'), `create database ${name}`)
  afterAll(() => run(inject('databaseUrl'), `drop database if exists ${name} with (force)`))
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  await run(url.href, DUMP)
  if (changes !== '') await run(url.href, changes)
  return url.href
}

/** Runs statements on a database. */
export async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
