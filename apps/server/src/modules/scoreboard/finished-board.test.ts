import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishBoard } from '#modules/scoreboard/finished-board.ts'

/** Text that compresses like a board: much the same again and again, with numbers in it. */
const textOf = (length: number) => {
  let text = ''
  for (let count = 0; text.length < length; count += 1)
    text += `{"id":${count},"score":${(count * 7919) % 1000},"userName":"sailor${count % 977}"},`
  return text
}
const boardOf = (text: string) =>
  finishBoard(
    { bytes: new TextEncoder().encode(text), rows: new Int32Array(), digest: 'D', challenges: {} },
    { builtAtMs: 1, startsAtMs: 0 },
  )

describe('the forms of a board', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('all hold the same bytes', async () => {
    const text = textOf(2_000_000)
    const board = boardOf(text)
    expect(brotliDecompressSync(await board.encoded('br')).toString()).toBe(text)
    expect(gunzipSync(await board.encoded('gzip')).toString()).toBe(text)
    expect((await board.encoded('identity')).toString()).toBe(text)
  })

  it('get smaller when a large board stays', async () => {
    const text = textOf(2_000_000)
    const board = boardOf(text)
    const quick = await board.encoded('br')
    expect(board.ready('br')).toBe(quick)
    vi.advanceTimersByTime(2000)
    await vi.waitFor(() => expect(board.ready('br')?.length).toBeLessThan(quick.length), 10_000)
    const small = await board.encoded('br')
    expect(small).toBe(board.ready('br'))
    expect(brotliDecompressSync(small).toString()).toBe(text)
  })

  it('stay as they are when another board takes its place', async () => {
    const board = boardOf(textOf(2_000_000))
    await board.encoded('br')
    board.retire()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('of a small board are small at once', async () => {
    const board = boardOf(textOf(20_000))
    await board.encoded('br')
    expect(vi.getTimerCount()).toBe(0)
  })
})
