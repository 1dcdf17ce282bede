import { ApiError } from '#errors.ts'
import { toApiError } from '#refusal.ts'

type UploadOptions = {
  method: 'POST' | 'PUT'
  /** Path of the operation, parameters filled in. */
  path: string
  /** The form: parts named as the operation says (`file`, or `files` repeated). */
  form: FormData
  language?: string
  signal?: AbortSignal
  /** Share of the bytes sent, 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Sends a form and reports progress, which `fetch` cannot. Resolves with the parsed answer (undefined when empty), rejects
 * with an ApiError or, when aborted, an AbortError.
 */
export function upload(options: UploadOptions): Promise<unknown> {
  const { method, path, form, language, signal, onProgress } = options
  const operation = `${method} ${path}`
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, path)
    if (language) request.setRequestHeader('Accept-Language', language)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => {
      const { status } = request
      const body = parse(request.responseText)
      const foreign = request.getResponseHeader('Content-Type')?.startsWith('text/html') ?? false
      if (status >= 200 && status < 300 && !foreign) resolve(body)
      else {
        const retryAfter = request.getResponseHeader('Retry-After')
        reject(toApiError({ status, body, retryAfter, operation }))
      }
    })
    request.addEventListener('error', () => reject(new ApiError({ status: 0, operation })))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) reject(new DOMException('Aborted', 'AbortError'))
    else request.send(form)
  })
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
