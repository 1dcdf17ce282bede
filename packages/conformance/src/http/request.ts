import type { Operation } from '#contract/document.ts'

export type FilePart = { name: string; fileName: string; type: string; bytes: Uint8Array }

/** What an actor sends. Everything is optional so that refusals can be provoked. */
export type Call = {
  path?: Record<string, string | number>
  query?: Record<string, string | number | boolean>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, with its content type. */
  raw?: { type?: string; text: string }
  files?: readonly FilePart[]
  headers?: Record<string, string>
  /** Whether 429 is the answer in question, and not to be waited out. */
  mayBeLimited?: boolean
}

/** URL of an operation. @throws when a path parameter is missing */
export function urlOf(baseUrl: string, { path, id }: Operation, call: Call): URL {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = call.path?.[name]
    if (value === undefined) throw new Error(`${id} needs ${name} in its path`)
    return encodeURIComponent(value)
  })
  const url = new URL(baseUrl + filled)
  for (const [name, value] of Object.entries(call.query ?? {})) {
    url.searchParams.set(name, String(value))
  }
  return url
}

/** Body and content type of a request. */
export function payloadOf(call: Call): { body?: BodyInit; type?: string } {
  if (call.raw) return { body: call.raw.text, type: call.raw.type }
  if (call.files) return { body: formOf(call.files) }
  if (call.body === undefined) return {}
  return { body: JSON.stringify(call.body), type: 'application/json; charset=utf-8' }
}

function formOf(files: readonly FilePart[]): FormData {
  const form = new FormData()
  for (const { name, fileName, type, bytes } of files) {
    form.append(name, new File([bytes.slice()], fileName, { type }))
  }
  return form
}
