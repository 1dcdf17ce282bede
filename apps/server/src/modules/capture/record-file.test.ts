import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { createRecordFile } from '#modules/capture/record-file.ts'
import type { FileLimits, Stop } from '#modules/capture/record-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-record-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

const record = (bytes: number, fill: string) => [Buffer.alloc(10, '.'), Buffer.alloc(bytes, fill)]

function aFile(limits: Partial<FileLimits> = {}, root = folder) {
  const stops: Stop[] = []
  const path = join(root, 'deep', String((count += 1)))
  const file = createRecordFile(path, {
    limits: { fileBytes: 1e6, queueBytes: 1e6, reserveBytes: 0, ...limits },
    onStop: (stop) => stops.push(stop),
  })
  return { file, path, stops }
}

it('writes the records in order', async () => {
  const { file, path, stops } = aFile()
  for (const letter of 'abc') file.write(record(3, letter))
  expect(await file.close()).toBe(39)
  expect(readFileSync(path, 'utf8')).toBe('..........aaa..........bbb..........ccc')
  expect(stops).toEqual([])
})

it('stops before the record that would exceed the largest size', async () => {
  const { file, path, stops } = aFile({ fileBytes: 30 })
  for (const letter of 'abc') file.write(record(5, letter))
  expect(await file.close()).toBe(30)
  expect(readFileSync(path)).toHaveLength(30)
  expect(stops).toEqual(['full'])
})

it('leaves out what a slow disk cannot take, and continues afterwards', async () => {
  const { file, path, stops } = aFile({ queueBytes: 40 })
  for (const letter of 'abcd') file.write(record(10, letter))
  while (readSize(path) < 40) await new Promise((resolve) => setTimeout(resolve, 5))
  file.write(record(10, 'e'))
  await file.close()
  expect(readFileSync(path, 'utf8').replaceAll('.', '')).toBe(
    ['a', 'b', 'e'].map((letter) => letter.repeat(10)).join(''),
  )
  expect(stops).toEqual([])
})

it('takes megabytes in each turn of the event loop, as fast connections bring them', async () => {
  const [turns, ofTurn] = [32, 16]
  const bytes = turns * ofTurn * 65_536
  // In memory, where there is such a folder: this is not about the disk.
  const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'halyard-turns-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const { file } = aFile({ fileBytes: bytes, queueBytes: bytes / 4 }, root)
  const part = record(65_526, 'a')
  for (let turn = 0; turn < turns; turn += 1) {
    for (let index = 0; index < ofTurn; index += 1) file.write(part)
    sleepInThisTurn(10)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await file.close()).toBe(bytes)
})

it('leaves the reserve of the disk alone', async () => {
  const { file, stops } = aFile({ reserveBytes: Number.MAX_SAFE_INTEGER })
  file.write(record(10, 'a'))
  expect(await file.close()).toBe(0)
  expect(stops).toEqual(['disk'])
})

it('stops at a full disk with whole records only', async (context) => {
  const small = mkdtempSync(join(tmpdir(), 'halyard-full-'))
  onTestFinished(() => rmSync(small, { recursive: true, force: true }))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'none', small])
  context.skip(status !== 0, 'a small file system cannot be mounted here')
  onTestFinished(() => void execFileSync('umount', [small]))
  const { file, path, stops } = aFile({}, small)
  for (let index = 0; index < 100; index += 1) {
    file.write(record(9_990, 'a'))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const bytes = await file.close()
  expect(stops).toEqual(['error'])
  expect(bytes % 10_000).toBe(0)
  expect(readSize(path)).toBe(bytes)
})

function readSize(path: string): number {
  try {
    return readFileSync(path).length
  } catch {
    return 0
  }
}

/** What a turn is busy with for so many milliseconds: other connections. */
const sleepInThisTurn = (ms: number) =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
