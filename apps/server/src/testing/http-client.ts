import type { FastifyInstance, InjectOptions } from 'fastify'
import { checkAnswer } from '#testing/check-answer.ts'

export interface TestResponse {
  readonly status: number
  /** The parsed JSON body; `any`, so that tests can look into it. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly text: string
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

type Headers = Readonly<Record<string, string>>

export interface HttpClient {
  get(url: string, headers?: Headers): Promise<TestResponse>
  post(url: string, body?: unknown, headers?: Headers): Promise<TestResponse>
  put(url: string, body?: unknown, headers?: Headers): Promise<TestResponse>
  delete(url: string, headers?: Headers): Promise<TestResponse>
  /** Files as a multipart form. */
  upload(method: 'POST' | 'PUT', url: string, parts: readonly FormPart[]): Promise<TestResponse>
  send(options: InjectOptions): Promise<TestResponse>
}

export interface FormPart {
  readonly field: string
  readonly fileName: string
  readonly content: string | Buffer
  readonly type?: string
}

/**
 * Calls the app in-process with the headers a browser on our own page would send, and holds every 200
 * against the contract.
 */
export function httpClient(app: FastifyInstance, always: Headers = {}): HttpClient {
  const send = async (options: InjectOptions): Promise<TestResponse> => {
    const headers = { 'sec-fetch-site': 'same-origin', ...always, ...options.headers }
    const response = await app.inject({ ...options, headers })
    const isPlain = response.headers['content-encoding'] === undefined
    const isJson =
      isPlain && /^application\/(problem\+)?json/.test(String(response.headers['content-type']))
    const body = isJson && response.body !== '' ? JSON.parse(response.body) : undefined
    if (response.statusCode === 200 && body !== undefined) checkAnswer(options, body)
    return {
      status: response.statusCode,
      body,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    }
  }
  const withBody = (method: 'POST' | 'PUT', url: string, body: unknown, headers: Headers = {}) =>
    body === undefined
      ? send({ method, url, headers })
      : send({
          method,
          url,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        })
  return {
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers) => withBody('POST', url, body, headers),
    put: (url, body, headers) => withBody('PUT', url, body, headers),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
    upload(method, url, parts) {
      const { payload, contentType } = multipart(parts)
      return send({ method, url, payload, headers: { 'content-type': contentType } })
    },
  }
}

function multipart(parts: readonly FormPart[]): { payload: Buffer; contentType: string } {
  const boundary = 'halyard-test-boundary'
  const chunks = parts.flatMap(
    ({ field, fileName, content, type = 'application/octet-stream' }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ],
  )
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
