/** Query parameters of a link; what is undefined, empty or null is left out. */
type Query = Record<string, string | number | undefined | null>

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

type GameQuery = {
  /** Open challenge. */
  c?: number
  /** Open dialog. */
  dlg?: string
  cat?: string
  q?: string
  sort?: string
  view?: string
}
type ScoreboardQuery = { div?: number; q?: string; team?: number; page?: number; view?: string }

/** Every link of the application. A test holds them against the route table. */
export const paths = {
  home: () => '/',
  /** @param part a section of it */
  about: (part?: 'source' | 'languages') => (part ? `/about#${part}` : '/about'),
  login: (from?: string) => withQuery('/account/login', { from: from === '/' ? undefined : from }),
  register: (from?: string) =>
    withQuery('/account/register', { from: from === '/' ? undefined : from }),
  recovery: (email?: string) => withQuery('/account/recovery', { email }),
  pending: () => '/account/pending',
  reset: () => '/account/reset',
  verify: () => '/account/verify',
  confirm: () => '/account/confirm',
  profile: () => '/account/profile',
  tokens: () => '/account/tokens',
  teams: (query?: { team?: number; join?: string }) => withQuery('/teams', query),
  games: (query?: { phase?: string; q?: string; page?: number }) => withQuery('/games', query),
  game: (gameId: number, query?: { dlg?: 'join' | 'writeup' }) =>
    withQuery(`/games/${gameId}`, query),
  challenges: (gameId: number, query?: GameQuery) =>
    withQuery(`/games/${gameId}/challenges`, query),
  scoreboard: (gameId: number, query?: ScoreboardQuery) =>
    withQuery(`/games/${gameId}/scoreboard`, query),
  monitor: (gameId: number, part: 'events' | 'submissions' | 'cheatinfo' | 'traffic' = 'events') =>
    `/games/${gameId}/monitor/${part}`,
  posts: (query?: { tag?: string; q?: string; page?: number }) => withQuery('/posts', query),
  postNew: () => '/posts/new',
  post: (postId: string) => `/posts/${encodeURIComponent(postId)}`,
  postEdit: (postId: string) => `/posts/${encodeURIComponent(postId)}/edit`,
  admin: (part: 'instances' | 'logs' | 'settings' | 'teams' | 'users' | 'games' = 'users') =>
    `/admin/${part}`,
} as const
