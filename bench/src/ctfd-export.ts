import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

interface Size {
  readonly teams: number
  readonly submissions: number
  /** Size of the one upload. */
  readonly megabytes: number
}

type Row = Readonly<Record<string, unknown>>

const CHALLENGES = 60
const PART_LENGTH = 50_000
const MEGABYTE = 2 ** 20
/** In form that of passlib, of no password that anybody knows. */
const PASSWORD = `$bcrypt-sha256$v=2,t=2b,r=12$${'u'.repeat(22)}$${'h'.repeat(31)}`
const START_MS = Date.UTC(2026, 9, 3, 10)

/** Writes a full export of CTFd: teams of three, and answers to all challenges in turn, some of the first of which are right. */
export async function writeExport(path: string, size: Size): Promise<void> {
  const zip = new ZipFile()
  for (const [name, rows] of Object.entries(tablesOf(size)))
    zip.addReadStreamLazy(`db/${name}.json`, (done) => done(null, Readable.from(jsonOf(rows))))
  zip.addReadStreamLazy('uploads/ab12/image.bin', { compress: false }, (done) =>
    done(null, Readable.from(noise(size.megabytes))),
  )
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

function tablesOf({ teams, submissions }: Size): Readonly<Record<string, Iterable<Row>>> {
  const challenges = rowsOf(CHALLENGES, (id) => ({
    id,
    name: `Puzzle ${id}`,
    description: '',
    category: 'misc',
    type: 'standard',
    state: 'visible',
    value: 100,
  }))
  const isRight = (index: number) => {
    const round = Math.floor(index / teams)
    return round < CHALLENGES && ((index % teams) * 7 + round) % 3 === 0
  }
  const answer = (number: number) => {
    const index = number - 1
    const team = 1 + (index % teams)
    return {
      id: number,
      challenge_id: 1 + (Math.floor(index / teams) % CHALLENGES),
      user_id: 1 + team,
      team_id: team,
      ip: '10.0.0.1',
      provided: isRight(index) ? 'flag{right}' : `flag{some wrong answer ${number}}`,
      type: isRight(index) ? 'correct' : 'incorrect',
      date: new Date(START_MS + (index * 86_000_000) / submissions).toISOString().slice(0, -1),
    }
  }
  return {
    config: rowsOf(1, (id) => ({ id, key: 'user_mode', value: 'teams' })),
    users: rowsOf(3 * teams + 1, (id) => ({
      id,
      name: `sailor ${id}`,
      email: `sailor${id}@example.org`,
      password: PASSWORD,
      type: id === 1 ? 'admin' : 'user',
      team_id: id === 1 ? null : 1 + ((id - 2) % teams),
    })),
    teams: rowsOf(teams, (id) => ({ id, name: `Crew ${id}`, captain_id: id + 1 })),
    challenges,
    flags: rowsOf(CHALLENGES, (id) => ({
      id,
      challenge_id: id,
      type: 'static',
      content: 'flag{right}',
    })),
    files: rowsOf(1, (id) => ({
      id,
      type: 'challenge',
      challenge_id: 1,
      location: 'ab12/image.bin',
    })),
    submissions: rowsOf(submissions, answer),
    solves: rowsOf(submissions, (id) => (isRight(id - 1) ? answer(id) : undefined)),
  }
}

function* rowsOf(count: number, row: (id: number) => Row | undefined): Iterable<Row> {
  for (let id = 1; id <= count; id += 1) {
    const made = row(id)
    if (made) yield made
  }
}

function* jsonOf(rows: Iterable<Row>): Iterable<string> {
  let part = '{"results": ['
  let isFirst = true
  for (const row of rows) {
    part += `${isFirst ? '' : ', '}${JSON.stringify(row)}`
    isFirst = false
    if (part.length < PART_LENGTH) continue
    yield part
    part = ''
  }
  yield `${part}], "meta": {}}`
}

function* noise(megabytes: number): Iterable<Buffer> {
  for (let count = 0; count < megabytes; count += 1) yield randomBytes(MEGABYTE)
}
