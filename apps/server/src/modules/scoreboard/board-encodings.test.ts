import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeBoard } from '#modules/scoreboard/board-encodings.ts'
import { brotliOptions, brotliSteps } from '#modules/scoreboard/brotli-steps.ts'

/** Text that compresses like a board: much the same again and again, with numbers in it. */
const textOf = (length: number) => {
  let text = ''
  for (let count = 0; text.length < length; count += 1)
    text += `{"id":${count % 60},"score":${(count * 7919) % 1000},"userName":"sailor${count % 977}","time":${(count * 104_729) % 86_400_000}},`
  return text
}
/** The forms as the board thread hands them over. */
const formsOf = (text: string) => {
  const bytes = Buffer.from(text)
  const [{ quality }] = brotliSteps(bytes.length)
  const first = brotliCompressSync(bytes, brotliOptions(bytes.length, quality))
  return { first, forms: encodeBoard(bytes, first) }
}
const LARGE = 3_500_000
const MIDDLING = 1_200_000
const SMALL = 20_000

describe('the forms of a board', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('all hold the same bytes', async () => {
    const text = textOf(LARGE)
    const { forms } = formsOf(text)
    expect(brotliDecompressSync(await forms.encoded('br')).toString()).toBe(text)
    expect(gunzipSync(await forms.encoded('gzip')).toString()).toBe(text)
    expect((await forms.encoded('identity')).toString()).toBe(text)
  })

  it('are there at once, but for gzip, which is made when somebody wants it', async () => {
    const { first, forms } = formsOf(textOf(SMALL))
    expect(forms.ready('br')).toBe(first)
    expect(forms.ready('gzip')).toBeUndefined()
    const [zipped, again] = await Promise.all([forms.encoded('gzip'), forms.encoded('gzip')])
    expect(zipped).toBe(again)
    expect(forms.ready('gzip')).toBe(zipped)
  })

  it.each([
    { size: 'small', length: SMALL, after: [30_000] },
    { size: 'middling', length: MIDDLING, after: [2000, 30_000] },
    { size: 'large', length: LARGE, after: [2000] },
  ])('get smaller while a $size board stays', async ({ length, after }) => {
    const text = textOf(length)
    const { first, forms } = formsOf(text)
    let before: Buffer = first
    for (const calmMs of after) {
      vi.advanceTimersByTime(calmMs - 1)
      expect(forms.ready('br')).toBe(before)
      vi.advanceTimersByTime(1)
      const smallest = before.length
      await vi.waitFor(() => expect(forms.ready('br')?.length).toBeLessThan(smallest), 20_000)
      before = await forms.encoded('br')
      expect(brotliDecompressSync(before).toString()).toBe(text)
    }
    vi.advanceTimersByTime(60_000)
    await new Promise(setImmediate)
    expect(forms.ready('br')).toBe(before)
  })

  it('stay as they are when another board takes its place', async () => {
    const others = vi.getTimerCount()
    const { forms } = formsOf(textOf(LARGE))
    expect(vi.getTimerCount()).toBe(others + 1)
    forms.retire()
    expect(vi.getTimerCount()).toBe(others)
  })
})
