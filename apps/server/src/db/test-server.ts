// One PostgreSQL for a whole test run, with a migrated template that every test file copies.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/database.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { randomHex, systemRandom } from '#platform/random.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database from which others can be made. */
    databaseUrl: string
    /** Name of the migrated database to copy. */
    templateDatabase: string
  }
}

/** Given, or an embedded one in a temporary folder with fsync off. */
async function startServer(given: string | undefined) {
  if (given) return { url: given, stop: () => Promise.resolve() }
  const folder = mkdtempSync(join(tmpdir(), 'halyard-test-'))
  const server = await startEmbedded({ folder, durable: false, maxConnections: 100 })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: server.urlOf(), stop }
}

async function runOn(url: string, statement: string): Promise<void> {
  const db = openDatabase({ url, maxConnections: 1 })
  try {
    await sql.raw(statement).execute(db)
  } finally {
    await db.destroy()
  }
}

export default async function setup(project: TestProject) {
  const given =
    (project.config.env as Partial<NodeJS.ProcessEnv> | undefined)?.['HALYARD_TEST_DATABASE_URL'] ??
    process.env['HALYARD_TEST_DATABASE_URL']
  const server = await startServer(given)
  const template = `halyard_template_${randomHex(systemRandom, 4)}`
  await runOn(server.url, `create database ${template}`)
  const url = new URL(server.url)
  url.pathname = `/${template}`
  const db = openDatabase({ url: url.href, maxConnections: 1 })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
  project.provide('databaseUrl', server.url)
  project.provide('templateDatabase', template)

  return async () => {
    if (given) await runOn(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}
