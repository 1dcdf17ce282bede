import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { beginGzip, endGzip } from '#platform/gzip-parts.ts'

it('is what any reader of gzip takes for one text, whatever comes after the beginning', () => {
  const words = fc.array(fc.constantFrom('tide', 'harbour', '⚓', ' '), { maxLength: 3000 })
  fc.assert(
    fc.property(words, words, fc.string(), (first, second, other) => {
      const [beginning, end] = [first.join(''), second.join('') + other]
      const begun = beginGzip(Buffer.from(beginning))
      for (const rest of [end, other])
        expect(gunzipSync(endGzip(begun, Buffer.from(rest))).toString()).toBe(beginning + rest)
    }),
    { numRuns: 50 },
  )
})
