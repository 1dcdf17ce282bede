import { screens } from '#shared/screens.ts'
import type { ScreenName } from '#shared/screens.ts'

/** What is watched: names as they are written, `type` kinds with commas between, moments in epoch milliseconds. */
type MonitorQuery = {
  team?: string | undefined
  user?: string | undefined
  challenge?: string | undefined
  q?: string | undefined
  type?: string | undefined
  from?: number | undefined
  to?: number | undefined
}

/** Query parameters that links may set, by screen; what is undefined, empty or null is left out. */
type Queries = {
  login: { from?: string | undefined }
  register: { from?: string | undefined }
  recovery: { email?: string | undefined }
  teams: { team?: number | undefined; join?: string | undefined }
  /** `code`: the secret part of the link. */
  invitation: { code?: string | undefined }
  games: { phase?: string | undefined; q?: string | undefined; page?: number | undefined }
  /** `dlg`: the open dialog. */
  game: { dlg?: 'join' | 'writeup' | undefined }
  /** `c`: the open challenge. */
  challenges: {
    c?: number | undefined
    dlg?: string | undefined
    cat?: string | undefined
    q?: string | undefined
    sort?: string | undefined
    view?: string | undefined
  }
  scoreboard: {
    div?: number | undefined
    q?: string | undefined
    team?: number | undefined
    page?: number | undefined
    view?: string | undefined
  }
  /** `show`: the filter; `dlg`: the open dialog. */
  adminGames: {
    q?: string | undefined
    show?: string | undefined
    dlg?: 'create' | 'import' | undefined
  }
  /** `div`: whose rights for single challenges; `own`: only challenges with own rights; `dlg`: the edited division. */
  gameDivisions: {
    div?: number | undefined
    own?: 1 | undefined
    dlg?: number | 'new' | undefined
  }
  /** `status`: the filter; `team`: the participation that is looked at. */
  gameReview: {
    q?: string | undefined
    status?: string | undefined
    division?: number | undefined
    team?: number | undefined
  }
  /** `show`: the filter; `dlg`: the open dialog. */
  gameChallenges: {
    q?: string | undefined
    show?: string | undefined
    cat?: string | undefined
    dlg?: 'create' | 'bonus' | undefined
  }
  /** `show`: the filter; `edit`: the edited notice. */
  gameNotices: { show?: string | undefined; edit?: number | undefined }
  /** `show`: the filter. */
  gameQuestions: { show?: string | undefined }
  monitorEvents: MonitorQuery
  monitorSubmissions: MonitorQuery
  /** `user`: whose details are open. */
  adminUsers: { q?: string | undefined; user?: string | undefined }
  adminTeams: { q?: string | undefined; team?: number | undefined }
  posts: { tag?: string | undefined; q?: string | undefined; page?: number | undefined }
}

type Id = string | number

/** One argument for each parameter of a path, in their order. */
type PathArgs<Path extends string> = Path extends `${string}/:${string}/${infer Rest}`
  ? [id: Id, ...PathArgs<`/${Rest}`>]
  : Path extends `${string}/:${string}`
    ? [id: Id]
    : []

type QueryOf<Name extends ScreenName> = Name extends keyof Queries ? [query?: Queries[Name]] : []

type Paths = {
  readonly [Name in ScreenName]: (
    ...args: [...PathArgs<(typeof screens)[Name]['path']>, ...QueryOf<Name>]
  ) => string
}

const isId = (arg: unknown): arg is Id => typeof arg === 'string' || typeof arg === 'number'

function linkTo(path: string, args: readonly (Id | object | undefined)[]): string {
  const ids = args.filter(isId)
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(args[ids.length] ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  }
  const address = path.replaceAll(/:\w+/g, () => encodeURIComponent(ids.shift() ?? ''))
  return query.size > 0 ? `${address}?${query}` : address
}

/**
 * Every link of the application, by screen: `paths.challenges(gameId, { c: challengeId })`. The patterns come from the table of
 * screens.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names; each function takes what its pattern asks for
export const paths = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [
    name,
    (...args: readonly (Id | object | undefined)[]) => linkTo(path, args),
  ]),
) as Paths
