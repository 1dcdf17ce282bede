import { setTimeout as sleep } from 'node:timers/promises'
import { reconnectDelay } from '@halyard/api'
import {
  catchUpAfterMs,
  createReader,
  fresh,
  noticesWhilePushed,
  takeShare,
} from '@halyard/query/pacing'
import type { Browser } from './browser.ts'
import { listen } from './hub.ts'
import { Poll } from './poll.ts'

/** One player with the game open in one tab, asking what the client asks. */
export class Player {
  readonly #browser: Browser
  readonly #gameId: number
  readonly #left = new AbortController()
  readonly #share = takeShare()
  readonly #polls: Poll[] = []
  readonly #game: Poll
  readonly #config: Poll
  readonly #details: Poll
  readonly #notices: Poll
  readonly #board: Poll
  readonly #hear: (isSolve: boolean) => void

  constructor(browser: Browser, { gameId, teamCount }: { gameId: number; teamCount: number }) {
    this.#browser = browser
    this.#gameId = gameId
    this.#game = this.#poll('getGame', this.#api, fresh.live)
    this.#config = this.#poll('getConfig', '/api/config', fresh.list)
    this.#details = this.#poll('getGameDetails', `${this.#api}/details`, fresh.live)
    const notices = `${this.#api}/notices?count=100&skip=0`
    this.#notices = this.#poll('listNotices', notices, noticesWhilePushed, 1)
    this.#board = this.#poll('getScoreboard', `${this.#api}/scoreboard`, fresh.board)
    this.#hear = createReader({
      read: () => void this.#details.readNow(),
      readAt: () => this.#details.readAt,
      teamCount: () => teamCount,
    })
  }

  get #api(): string {
    return `/api/game/${this.#gameId}`
  }

  #poll(operation: string, path: string, base: number, share = this.#share): Poll {
    const poll = new Poll({
      base,
      share,
      read: async (signal) => (await this.#browser.ask(operation, path, { signal })).status,
    })
    this.#polls.push(poll)
    return poll
  }

  /** Opens the page of the game; `isFirst`, the browser holds no files of the client yet. */
  async arrive({ isFirst }: { isFirst: boolean }): Promise<void> {
    const { text } = await this.#browser.ask('page', `/games/${this.#gameId}`)
    const files = [...text.matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    )
    if (isFirst)
      await Promise.all(files.map((path) => this.#browser.ask('file of the client', path)))
    await this.#browser.ask('listRecentGames', '/api/game/recent?limit=0')
    // The page came with both.
    this.#game.readLater()
    this.#config.readLater()
  }

  /** The game starts on the open page: everything about it is read, and its news are listened to. */
  async start(): Promise<void> {
    await Promise.all([this.#game.readNow(), this.#details.readNow(), this.#notices.readNow()])
    await this.#listen()
  }

  /** Reconnects after each loss, as the client does; after a refusal it polls until the next attempt. */
  async #listen(failures = 0): Promise<void> {
    const again = () => void this.#later(reconnectDelay(failures), () => this.#listen(failures + 1))
    const isWelcome = await listen(this.#browser, this.#gameId, {
      signal: this.#left.signal,
      onNotice: this.#hear,
      onLoss: again,
    })
    if (!isWelcome) return again()
    void this.#later(catchUpAfterMs(), () =>
      Promise.all([this.#details.readNow(), this.#notices.readNow()]),
    )
  }

  /** The scoreboard as a wall shows it. */
  watchBoard(): Promise<void> {
    return this.#board.readNow()
  }

  open(challengeId: number) {
    return this.#browser.ask('getChallenge', `${this.#api}/challenges/${challengeId}`)
  }

  download(path: string) {
    return this.#browser.ask('getAsset', path)
  }

  /** Hands a flag in and asks for the verdict. @returns whether it was acknowledged as right */
  async submit(challengeId: number, flag: string): Promise<boolean> {
    const path = `${this.#api}/challenges/${challengeId}`
    const body = { flag }
    const sent = await this.#browser.ask('submitFlag', path, { method: 'POST', body })
    if (sent.status !== '200') return false
    const verdict = await this.#browser.ask('getSubmissionStatus', `${path}/status/${sent.text}`)
    await Promise.all([this.open(challengeId), this.#details.readNow()])
    return verdict.text === '"Accepted"'
  }

  /** Starts an instance, asks until it runs, and destroys it after a while. @returns whether it ran */
  async useInstance(challengeId: number, whileMs: number): Promise<boolean> {
    const path = `${this.#api}/container/${challengeId}`
    const started = await this.#browser.ask('createContainer', path, { method: 'POST' })
    if (started.status !== '200') return false
    await this.open(challengeId)
    await sleep(whileMs)
    const ended = await this.#browser.ask('deleteContainer', path, { method: 'DELETE' })
    return ended.status === '200'
  }

  leave(): void {
    this.#left.abort()
    for (const poll of this.#polls) poll.end()
    this.#browser.close()
  }

  async #later(ms: number, act: () => Promise<unknown>): Promise<void> {
    await sleep(ms)
    if (!this.#left.signal.aborted) await act()
  }
}
