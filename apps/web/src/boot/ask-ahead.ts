import type { ClientConfig, Game, Profile } from '@halyard/api'
import type { Plan, PlannedScreen } from '#boot/plan.ts'
import { asLanguage, detectLanguage } from '#i18n/detect.ts'
import type { Audience } from '#i18n/catalogs.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { readLanguageChoice } from '#i18n/language-choice.ts'
import type { Ahead } from '#boot/ahead.ts'
import { isVisitors } from '#boot/visitor.ts'
import { seesBoard } from '#shared/board/sees-board.ts'
import { mayPlay, standingOf } from '#shared/game/standing/standing.ts'
import { includesRole } from '#shared/session/roles.ts'

/**
 * Asks for what the page's address needs, before the code that needs it is there: for its code and style sheets, the texts of the
 * language and the first answers. What not everybody may have is asked for once it is known who asks.
 */
export function askAhead({ catalogs, files, screens }: Plan): void {
  const nonce = document.currentScript?.nonce ?? ''
  const asked = new Set<number>()
  const loadCode = (places: readonly number[]) => {
    for (const place of places) {
      if (!asked.has(place)) preload(files[place] ?? '', nonce)
      asked.add(place)
    }
  }
  globalThis.askForScreen = (pathname) =>
    loadCode(findScreen(screens, pathname)?.screen.files ?? [])
  const language = languageIn(catalogs)
  const ahead = new Map<string, Ahead>()
  globalThis.answersAhead = ahead
  const ask = (address: string, options?: RequestInit, shape = same): Promise<Response> => {
    const sentMs = nowMs()
    const answer = fetch(address, options).then((response) => ({
      response: shape(response),
      receivedMs: nowMs(),
    }))
    ahead.set(address, { sentMs, answer })
    // Whoever takes it handles the rejection.
    answer.catch(() => {})
    return answer.then(({ response }) => response)
  }
  const headers = { 'Accept-Language': language }
  const askAll = (addresses: readonly string[], options?: RequestInit, shape = same) =>
    addresses.forEach(
      (address) => void ask(address, { headers, ...options }, shape).catch(() => {}),
    )
  /** The content of an answer, which is also left to who takes it; undefined where there is none. */
  const read = async <Content>(address: string): Promise<Content | undefined> => {
    try {
      const response = await ask(address, { headers })
      return response.ok ? await response.clone().json() : undefined
    } catch {
      return undefined
    }
  }

  const { rendered } = document.head.dataset
  const isRendered = rendered !== undefined
  const askForTexts = (audience: Audience) => {
    const catalog = catalogs[language]?.[audience]
    if (catalog) askAll([catalog], { headers: {}, priority: isRendered ? 'low' : 'auto' })
  }
  askForTexts('everybody')
  if (isRendered) {
    // What the server has rendered it has answered, too, but for what is long: that would share the line with the code.
    const askForRest = () =>
      askAll(rendered.split(' ').filter(Boolean), { priority: 'low' }, buffered)
    document.addEventListener('DOMContentLoaded', askForRest)
    return
  }
  setTimeout(() => loadLocale(language))

  const profile = isVisitors() ? undefined : read<Profile>('/api/account/profile')
  const config = read<ClientConfig>('/api/config')
  const found = findScreen(screens, location.pathname)
  if (!found) return
  const { screen, addressesOf } = found
  const { isOfGame, role, first = {} } = screen
  const query = new URLSearchParams(location.search)
  const opens = Object.entries(screen.opens ?? {}).filter(([name]) => query.has(name))
  const shown = [...screen.files, ...opens.flatMap(([, places]) => places)]
  if (!role) loadCode(shown)
  const [address] = isOfGame ? addressesOf(['/api/game/:gameId']) : []
  const opened = address === undefined ? undefined : read<Game>(address)
  askAll(addressesOf(first.everybody))
  const askOthers = async () => {
    const [person, game, platform] = await Promise.all([profile, opened, config])
    if (
      game &&
      platform &&
      seesBoard(game, { role: person?.role, extensions: platform.extensions })
    )
      askAll(addressesOf(first.boards), { priority: 'low' }, buffered)
    if (!person) return
    if (role && includesRole(person.role, role)) {
      if (includesRole(role, 'Monitor')) askForTexts('staff')
      loadCode(shown)
    }
    askAll(addressesOf(first.users))
    if (game && mayPlay(standingOf(game, true, nowMs()))) askAll(addressesOf(first.players))
  }
  void askOthers()
}

/** Makes the browser load what it knows of the language while the line is busy: with the first number it takes 50 ms on a slow phone. */
function loadLocale(language: LanguageCode): void {
  new Intl.NumberFormat(language).format(0)
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(0)
}

const same = (response: Response) => response

/** A browser stops to receive what nobody reads. */
const buffered = (response: Response) =>
  response.body
    ? new Response(
        response.body.pipeThrough(new TransformStream({}, undefined, { highWaterMark: Infinity })),
        response,
      )
    : response

/** By the browser's clock. */
const nowMs = () => performance.timeOrigin + performance.now()

const languageIn = (catalogs: Plan['catalogs']): LanguageCode =>
  detectLanguage(
    [readLanguageChoice(), ...navigator.languages],
    Object.keys(catalogs).flatMap((code) => asLanguage(code) ?? []),
  )

function findScreen(screens: readonly PlannedScreen[], pathname: string) {
  const query = new URLSearchParams(location.search)
  for (const screen of screens) {
    const match = new RegExp(screen.pattern, 'i').exec(pathname)
    if (!match) continue
    const valueOf = (name: string) => match.groups?.[name] ?? query.get(name)
    /** Those whose parameters the page's address names. One with a query is that of an address without. */
    const addressesOf = (patterns: readonly string[] = []) =>
      patterns
        .filter((pattern) => !pattern.includes('?') || !location.search)
        .map((pattern) =>
          pattern.replaceAll(/:(\w+)/g, (mark, name: string) => {
            const value = valueOf(name)
            return value && /^\w+$/.test(value) ? value : mark
          }),
        )
        .filter((address) => !address.includes(':'))
    return { screen, addressesOf }
  }
  return undefined
}

function preload(file: string, nonce: string): void {
  const link = document.createElement('link')
  const isCode = file.endsWith('.js')
  link.rel = isCode ? 'modulepreload' : 'preload'
  if (!isCode) link.as = 'style'
  link.crossOrigin = ''
  link.nonce = nonce
  link.href = file
  document.head.append(link)
}
