import type { PowMessage, PowTask } from '#features/account/captcha/pow/messages.ts'
import { createDigest, search } from '#features/account/captcha/pow/search.ts'

/** Answers between two reports: some 100 ms of WebAssembly. */
const slice = 100_000

const report = (message: PowMessage) => globalThis.postMessage(message, { transfer: [] })

/** Searches in slices and reports after each how many answers were tried. */
async function solve({ challenge, difficulty }: PowTask): Promise<void> {
  const digest = await createDigest()
  const [prefix = 0] = crypto.getRandomValues(new Uint32Array(1))
  for (let from = 0; from < 2 ** 32; from += slice) {
    const answer = await search({ digest, challenge, difficulty, prefix, from, count: slice })
    if (answer !== undefined) return report({ kind: 'found', prefix, answer })
    report({ kind: 'tried', count: from + slice })
  }
  return report({ kind: 'failed' })
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PowTask>) => {
  solve(data).catch(() => report({ kind: 'failed' }))
})
