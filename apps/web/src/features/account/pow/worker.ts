import { search as searchSlowly } from '#features/account/pow/hash.ts'
import type { PowMessage, PowTask } from '#features/account/pow/solve.ts'
import { compileSearch } from '#features/account/pow/wasm.ts'

/** Answers between two reports: some 40 ms of WebAssembly, 250 ms of JavaScript. */
const slice = 250_000

const search = compileSearch() ?? searchSlowly

const tell = (message: PowMessage) => globalThis.postMessage(message, { transfer: [] })

/** Searches in slices, telling after each how many answers were tried. */
globalThis.addEventListener(
  'message',
  ({ data: { challenge, difficulty } }: MessageEvent<PowTask>) => {
    const [prefix = 0] = crypto.getRandomValues(new Uint32Array(1))
    for (let from = 0; from < 2 ** 32; from += slice) {
      const answer = search({ challenge, difficulty, prefix, from, count: slice })
      if (answer !== undefined) return tell({ kind: 'found', prefix, answer })
      tell({ kind: 'tried', count: from + slice })
    }
    return tell({ kind: 'exhausted' })
  },
)
