import { languageOfCalls } from '#core/connection.ts'

type SendOptions = {
  signal?: AbortSignal
  /** Share of the bytes sent, 0 to 1. */
  onProgress?: (share: number) => void
}

/** What every upload of one file takes beside its target. */
export type FileToSend = SendOptions & { file: File }
/** What an upload of several files takes beside its target. */
export type FilesToSend = SendOptions & { files: readonly File[] }

/** Sends one file as part `file` of a form. */
export function sendFile(
  method: 'POST' | 'PUT',
  path: string,
  { file, ...options }: FileToSend,
): Promise<unknown> {
  const form = new FormData()
  form.set('file', file)
  return send(method, path, form, options)
}

/** Sends files as repeated part `files` of a form. */
export function sendFiles(
  method: 'POST',
  path: string,
  { files, ...options }: FilesToSend,
  query: Record<string, string> = {},
): Promise<unknown> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  const search = new URLSearchParams(query).toString()
  return send(method, search ? `${path}?${search}` : path, form, options)
}

async function send(
  method: 'POST' | 'PUT',
  path: string,
  form: FormData,
  { signal, onProgress }: SendOptions,
): Promise<unknown> {
  const { upload } = await import('@halyard/api/upload')
  return upload({ method, path, form, signal, onProgress, language: languageOfCalls() })
}

/** The answer of an upload that gives back the new picture's path. */
export function asPath(answer: unknown): string {
  return typeof answer === 'string' ? answer : ''
}
