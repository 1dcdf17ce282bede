import { Transform } from 'node:stream'
import { Refusal } from '#modules/operation/refusal.ts'

/** How every PDF begins; the version that follows is the reader's business. */
const MAGIC = Buffer.from('%PDF-')

/** Lets the bytes of a PDF through, empty content too. The stream of anything else fails with Refusal 400. */
export function pdfOnly(): Transform {
  let head = Buffer.alloc(0)
  let isPdf = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isPdf) return done(null, chunk)
      head = Buffer.concat([head, chunk])
      if (head.length < MAGIC.length) return done()
      if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return done(notPdf())
      isPdf = true
      done(null, head)
    },
    flush: (done) => done(isPdf || head.length === 0 ? null : notPdf()),
  })
}

export const notPdf = (): Refusal => new Refusal(400, 'writeupNotPdf')
