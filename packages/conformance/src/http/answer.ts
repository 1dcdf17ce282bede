/** What a server answered, read to its end. */
export type Answer = {
  status: number
  headers: Headers
  /** Media type in lower case, without parameters; empty when the header is absent. */
  mediaType: string
  bytes: Uint8Array
}

export async function readAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? ''
  return {
    status: response.status,
    headers: response.headers,
    mediaType: (type.split(';')[0] ?? '').trim().toLowerCase(),
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

export const textOf = (answer: Answer) => new TextDecoder().decode(answer.bytes)

/** The parsed JSON body; undefined when it is not JSON. */
export function jsonOf(answer: Answer): unknown {
  try {
    return JSON.parse(textOf(answer))
  } catch {
    return undefined
  }
}

/** One key of a JSON object; undefined when there is no such thing. */
export function fieldOf(answer: Answer, name: string): unknown {
  const body: object = Object(jsonOf(answer))
  return Object.entries(body).find(([key]) => key === name)?.[1]
}

/** The body of a refusal, where it has the usual shape. */
export function refusalOf(answer: Answer): { title: string; status: number } | undefined {
  const title = fieldOf(answer, 'title')
  const status = fieldOf(answer, 'status')
  return typeof title === 'string' && typeof status === 'number' ? { title, status } : undefined
}

/** Status and reason of an answer. */
export function describe(answer: Answer): string {
  const refusal = refusalOf(answer)
  return `${answer.status} (${refusal ? refusal.title : excerpt(answer)})`
}

/** A body on one short line, for reports. */
export function excerpt(answer: Answer, length = 120): string {
  const text = textOf(answer).replaceAll(/\s+/g, ' ').trim()
  if (text === '') return 'an empty body'
  return text.length > length ? `${text.slice(0, length)}…` : text
}
