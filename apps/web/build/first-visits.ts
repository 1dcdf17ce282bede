/** What a cold first visit of an address loads: the build puts it into few files, and the page's head asks for all of it at once. */
export type FirstVisit = {
  /** For reports; also the name of the file that holds what only this visit needs. */
  name: string
  /** Matches a path in lower case, without a slash at its end. */
  path: RegExp
  /** Modules below src that the address loads beside the entry: its frames, its screen, and what the screen always loads late. */
  modules: readonly string[]
  /** Calls whose answers the screen waits for. `$1` is the first group of the path. */
  calls?: readonly string[]
  /** The server draws its first screen into the document (src/server/draw.tsx), with these late modules besides. */
  drawn?: readonly string[]
  /** One more, which a worker sends and reads (shared/board/reader.ts). */
  read?: string
  /** The kilobytes (1,000 bytes, brotli 11) of JavaScript the visit should cost. */
  budget: number
  /** What it may cost until it is there: checks fail above this, and nobody may raise it. */
  ceiling: number
}

const site = 'app/site-layout.tsx'
const account = 'routes/account/frame.tsx'
const game = 'routes/games/game.tsx'
const gameData = 'app/game-data.ts'
const markdown = 'shared/markdown-view.tsx'

const ofAccount = (name: string, budget: number, ceiling: number): FirstVisit => ({
  name,
  path: new RegExp(`^/account/${name}$`),
  modules: [account, `routes/account/${name}.tsx`],
  calls: ['/api/captcha'],
  budget,
  ceiling,
})

/** `pnpm size` holds the build against it. */
export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'home',
    path: /^\/?$/,
    modules: [site, 'routes/home.tsx'],
    calls: ['/api/game/recent?limit=8', '/api/posts/latest'],
    drawn: [],
    budget: 115,
    ceiling: 103.5,
  },
  ofAccount('login', 95, 93.8),
  ofAccount('register', 115, 96.3),
  {
    name: 'games',
    path: /^\/games$/,
    modules: [site, 'routes/games/list.tsx'],
    calls: ['/api/game?count=24&skip=0'],
    drawn: [],
    budget: 115,
    ceiling: 107.5,
  },
  {
    name: 'game',
    path: /^\/games\/(\d+)$/,
    // Rules, where there are some, load the markdown view behind the clock and the buttons.
    modules: [site, game, gameData, 'routes/games/home.tsx'],
    calls: ['/api/game/$1'],
    drawn: [markdown],
    budget: 115,
    ceiling: 112,
  },
  {
    name: 'board',
    path: /^\/games\/(\d+)\/challenges$/,
    modules: [site, game, gameData, 'routes/games/challenges.tsx'],
    calls: ['/api/game/$1', '/api/game/$1/details'],
    drawn: [],
    budget: 115,
    ceiling: 115,
  },
  {
    name: 'scoreboard',
    path: /^\/games\/(\d+)\/scoreboard$/,
    modules: [
      site,
      game,
      gameData,
      'app/scoreboard-data.ts',
      'routes/games/scoreboard.tsx',
      'features/scoreboard/matrix.tsx',
    ],
    calls: ['/api/game/$1'],
    read: '/api/game/$1/scoreboard',
    drawn: [],
    budget: 125,
    ceiling: 124.5,
  },
  {
    name: 'teams',
    path: /^\/teams$/,
    modules: [site, 'routes/teams.tsx'],
    // Its data belongs to an account: asked only once the guard has passed.
    budget: 115,
    ceiling: 102.5,
  },
  {
    name: 'posts',
    path: /^\/posts$/,
    // Summaries that hold more than plain words load the markdown view late.
    modules: [site, 'routes/posts/list.tsx'],
    calls: ['/api/posts'],
    drawn: [],
    budget: 115,
    ceiling: 99,
  },
  {
    name: 'post',
    path: /^\/posts\/([0-9a-f]{8})$/,
    modules: [site, 'routes/posts/post.tsx', markdown, 'features/posts/contents.tsx'],
    calls: ['/api/posts/$1'],
    drawn: [],
    budget: 165,
    ceiling: 165,
  },
  {
    name: 'about',
    path: /^\/about$/,
    modules: [site, 'routes/about.tsx'],
    budget: 115,
    ceiling: 95.2,
  },
  {
    name: 'profile',
    path: /^\/account\/profile$/,
    modules: [site, 'routes/account/profile.tsx'],
    budget: 115,
    ceiling: 104,
  },
]

/** What the entry loads beside every screen. */
export const always: readonly string[] = ['main.tsx']

/** What every page loads once its first screen stands. */
export const late: readonly string[] = ['app/background.ts']
