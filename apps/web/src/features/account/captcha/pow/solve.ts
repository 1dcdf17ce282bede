import type { PowChallenge } from '@halyard/api'
import type { PowMessage, PowTask } from '#features/account/captcha/pow/messages.ts'
import { answerText } from '#features/account/captcha/pow/search.ts'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker the default export
import workerUrl from '#features/account/captcha/pow/worker.ts?worker&url'
import { trustedUrl } from '#shared/platform/trusted-url.ts'

type SolveOptions = {
  signal: AbortSignal
  /** Answers tried so far; 2^difficulty are expected. */
  onTried: (count: number) => void
}

/** Solves a challenge beside the page, in a worker. @returns the text for the form's `challenge` field */
export function solve(
  { id, challenge, difficulty }: PowChallenge,
  { signal, onTried }: SolveOptions,
): Promise<string> {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module' })
  const result = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PowMessage>) => {
      if (data.kind === 'tried') onTried(data.count)
      else if (data.kind === 'found') resolve(answerText(id, data.prefix, data.answer))
      else reject(new Error('The browser check failed'))
    })
    worker.addEventListener('error', () => reject(new Error('The browser check could not run')))
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
  worker.postMessage({ challenge, difficulty } satisfies PowTask, [])
  return result.finally(() => worker.terminate())
}
