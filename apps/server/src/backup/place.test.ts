import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openBackupPlace, withArchive } from '#backup/place.ts'
import { objectServer, objectServerProgram } from '#testing/object-server.ts'
import { aFolder } from '#testing/program.ts'

const LOST = 'halyard-2026-11-23T12-00-00Z.tar.gz'
const bucket = objectServerProgram === undefined ? undefined : await objectServer()
const work = aFolder()
const open = (given: string) => withArchive(given, work, (path) => Promise.resolve(path))

it('a folder that cannot be written to is one sentence', async () => {
  const file = join(work, 'a-file')
  writeFileSync(file, '')
  await expect(openBackupPlace(join(file, 'below'), work)).rejects.toThrow(
    `Nothing can be written to ${join(file, 'below')}: choose another folder with --to.`,
  )
})

describe.skipIf(!bucket)('a bucket of backups', () => {
  const query = `?endpoint=${bucket?.endpoint}`

  it('says what is wrong with it', async () => {
    await expect(openBackupPlace(`s3://nowhere${query}`, work)).rejects.toThrow(
      `There is no bucket "nowhere" at ${bucket?.endpoint}: create it, or correct --to.`,
    )
  })

  it('says which archive is not there', async () => {
    await expect(open(`s3://halyard/${LOST}${query}`)).rejects.toThrow(
      `There is no archive ${LOST} in the bucket halyard.`,
    )
    await expect(open(`s3://halyard/old${query}`)).rejects.toThrow('must end with the name')
  })
})
