import { randomBytes } from 'node:crypto'

/** A file of a challenge that many download. */
const FILE_BYTES = 1_000_000

export interface Account {
  readonly name: string
  readonly password: string
}

/** Prepares the game through the API, as an organiser does in the browser. */
export class Organiser {
  readonly #url: string
  #cookie = ''

  constructor(url: string) {
    this.#url = url
  }

  async logIn({ name, password }: Account): Promise<void> {
    await this.#ask('POST', '/api/account/login', { userName: name, password })
  }

  /** Moves the start of a game that has not started. */
  async moveStart(gameId: number, startMs: number): Promise<void> {
    const path = `/api/edit/games/${gameId}`
    const game: Record<string, unknown> = JSON.parse(await this.#ask('GET', path))
    await this.#ask('PUT', path, { ...game, start: startMs })
  }

  /** @returns the id of the division that newcomers join */
  async firstDivision(gameId: number): Promise<number | undefined> {
    const path = `/api/edit/games/${gameId}/divisions`
    const divisions: { id: number }[] = JSON.parse(await this.#ask('GET', path))
    return divisions[0]?.id
  }

  /** Adds a challenge with a service of its own for each team. @returns its id */
  async addService(gameId: number): Promise<number> {
    const path = `/api/edit/games/${gameId}/challenges`
    const info = { title: 'The chandlery', category: 'Misc', type: 'DynamicContainer' }
    const { id }: { id: number } = JSON.parse(await this.#ask('POST', path, info))
    await this.#ask('PUT', `${path}/${id}`, {
      content: 'Start it.',
      containerImage: 'halyard/chandlery',
      flagTemplate: 'flag{[TEAM_HASH]}',
      isEnabled: true,
    })
    return id
  }

  /** Hangs a file on a challenge. @returns where players find it */
  async addFile(gameId: number, challengeId: number): Promise<string> {
    const form = new FormData()
    form.append('files', new Blob([randomBytes(FILE_BYTES)]), 'chart.bin')
    const [file]: { hash: string; name: string }[] = JSON.parse(
      await this.#ask('POST', '/api/assets', form),
    )
    const path = `/api/edit/games/${gameId}/challenges/${challengeId}/attachment`
    await this.#ask('POST', path, { attachmentType: 'Local', fileHash: file?.hash })
    return `/assets/${file?.hash}/${file?.name}`
  }

  /** Has what happens in a game sent to a program. */
  async addWebhook(gameId: number, url: string, events: readonly string[]): Promise<void> {
    const body = { name: url, url, format: 'json', events, language: 'en-US' }
    await this.#ask('POST', `/api/edit/games/${gameId}/webhooks`, body)
  }

  async #ask(method: string, path: string, body?: unknown): Promise<string> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        cookie: this.#cookie,
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`)
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie
    return text
  }
}
