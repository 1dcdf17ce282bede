import { setTimeout as sleep } from 'node:timers/promises'
import { reconnectDelay } from '@halyard/api'
import type { Browser } from './browser.ts'
import { listen } from './hub.ts'

/** As in the client: `packages/query/src/core/freshness.ts`, `apps/web/src/shared/game/notices/use-notices.ts`. */
const PACE_MS = { live: 10_000, board: 30_000, noticesWhilePushed: 60_000, config: 60_000 }
/** As in `packages/query/src/live.ts`. */
const CATCH_UP_AFTER_MS = { countedIn: 1000, spread: 7000 }
/** As in `packages/query/src/game/live.ts`. */
const NOTICE_MS = { news: 1500, solveCounts: 300, solve: { perTeam: 16, most: 8000 } }

/** One player with the game open in one tab, asking what the client asks. */
export class Player {
  readonly #browser: Browser
  readonly #gameId: number
  readonly #left = new AbortController()
  readonly #timers: NodeJS.Timeout[] = []
  #details: AbortController | undefined
  #due: NodeJS.Timeout | undefined
  #poll: NodeJS.Timeout | undefined
  #dueAt = Infinity
  #readAt = -Infinity
  readonly #solveMs: number
  /** Each client polls at its own pace. */
  readonly #share = 0.8 + Math.random() * 0.4

  constructor(browser: Browser, { gameId, teamCount }: { gameId: number; teamCount: number }) {
    this.#browser = browser
    this.#gameId = gameId
    this.#solveMs = Math.min(NOTICE_MS.solve.most, NOTICE_MS.solve.perTeam * teamCount)
  }

  get #api(): string {
    return `/api/game/${this.#gameId}`
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
    this.#every(PACE_MS.live, () => this.#browser.ask('getGame', this.#api))
    this.#every(PACE_MS.config, () => this.#browser.ask('getConfig', '/api/config'))
  }

  /** The game starts on the open page: everything about it is read, and its news are listened to. */
  async start(): Promise<void> {
    await Promise.all([
      this.#browser.ask('getGame', this.#api),
      this.#readDetails(),
      this.#readNotices(),
    ])
    await this.#listen()
    this.#every(PACE_MS.noticesWhilePushed, () => this.#readNotices())
  }

  /** Reconnects after each loss, as the client does; after a refusal it polls until the next attempt. */
  async #listen(failures = 0): Promise<void> {
    const again = () => void this.#later(reconnectDelay(failures), () => this.#listen(failures + 1))
    const isWelcome = await listen(this.#browser, this.#gameId, {
      signal: this.#left.signal,
      onNotice: (isSolve) => this.#hear(isSolve),
      onLoss: again,
    })
    if (!isWelcome) return again()
    const waitMs = CATCH_UP_AFTER_MS.countedIn + Math.random() * CATCH_UP_AFTER_MS.spread
    void this.#later(waitMs, async () => {
      await Promise.all([this.#readDetails(), this.#readNotices()])
    })
  }

  /** The scoreboard as a wall shows it. */
  async watchBoard(): Promise<void> {
    const read = () => this.#browser.ask('getScoreboard', `${this.#api}/scoreboard`)
    await read()
    this.#every(PACE_MS.board, read)
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
    await Promise.all([this.open(challengeId), this.#readDetails()])
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
    clearTimeout(this.#due)
    clearTimeout(this.#poll)
    for (const timer of this.#timers) clearInterval(timer)
    this.#browser.close()
  }

  /** A notice has the board read in a moment of the client's own. */
  #hear(isSolve: boolean): void {
    if (isSolve && this.#dueAt < Infinity) return
    const now = performance.now()
    const from = isSolve ? Math.max(now + NOTICE_MS.solveCounts, this.#readAt + this.#solveMs) : now
    const wanted = from + Math.random() * (isSolve ? this.#solveMs : NOTICE_MS.news)
    if (wanted >= this.#dueAt) return
    clearTimeout(this.#due)
    this.#dueAt = wanted
    this.#due = setTimeout(() => {
      this.#dueAt = Infinity
      void this.#readDetails()
    }, wanted - now)
  }

  /** A question that is still open is given up for the new one, as the client does. */
  async #readDetails(): Promise<void> {
    this.#details?.abort()
    this.#details = new AbortController()
    // As TanStack Query does: the next poll is one interval after the newest answer.
    clearTimeout(this.#poll)
    if (!this.#left.signal.aborted)
      this.#poll = setTimeout(() => void this.#readDetails(), PACE_MS.live * this.#share)
    const { signal } = this.#details
    await this.#browser.ask('getGameDetails', `${this.#api}/details`, { signal })
    if (!signal.aborted) this.#readAt = performance.now()
  }

  #readNotices() {
    return this.#browser.ask('listNotices', `${this.#api}/notices?count=100&skip=0`)
  }

  #every(ms: number, act: () => Promise<unknown>): void {
    if (this.#left.signal.aborted) return
    this.#timers.push(setInterval(() => void act(), ms * this.#share))
  }

  async #later(ms: number, act: () => Promise<unknown>): Promise<void> {
    await sleep(ms)
    if (!this.#left.signal.aborted) await act()
  }
}
