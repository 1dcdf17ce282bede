import type { GameRole, Role } from '@halyard/api'

/**
 * Answers that a screen shows first, by their addresses: asked for while its code is on the way. Parameters are those of the page's
 * address; an answer with a query is that of the address without one.
 */
export type FirstAnswers = {
  everybody?: readonly string[]
  /** For who sees the game's scoreboard, and behind everything else: it is much to load. */
  boards?: readonly string[]
  /** For who is signed in. */
  users?: readonly string[]
  /** For who plays the game. */
  players?: readonly string[]
}

/** Modules below `src` that are loaded lazily, and shown from the start. */
export type Parts = {
  parts?: readonly string[]
  /** The same, but a page that the server has rendered can be used before they are there. */
  later?: readonly string[]
}

/** What is at one address. */
export type Screen = Parts & {
  /** The pattern of the address, as React Router reads it. Letter case makes no difference. */
  path: string
  /** The route module, below `src/routes` and without its extension. */
  module: string
  /**
   * The frame around it; the bars of the site unless it says otherwise. `organise` is that of one game within `admin`, `monitor` that
   * of its watchers within `game`.
   */
  frame?: 'account' | 'game' | 'monitor' | 'admin' | 'organise'
  /** The role it needs. Courtesy only: the server decides about every call. */
  role?: Role
  /** The roles of a game that open it without that role: of its own game, or of any where it is of none. */
  gameRoles?: readonly GameRole[]
  /** What it opens where its address has a parameter, by its name. */
  opens?: Readonly<Record<string, Parts>>
  first?: FirstAnswers
  /** Whether our server renders it into the document of a visit. */
  ssr?: boolean
}

/**
 * Every screen of the application. The router, links (`paths.ts`), "did you mean", server-side rendering, the byte budgets and the
 * end-to-end sweep read it; docs/how-to/add-a-screen.md.
 */
export const screens = {
  home: {
    path: '/',
    module: 'home',
    ssr: true,
    first: { everybody: ['/api/game/recent?limit=20', '/api/posts/latest'] },
  },
  about: { path: '/about', module: 'about' },
  login: { path: '/account/login', module: 'account/login', frame: 'account', ssr: true },
  register: { path: '/account/register', module: 'account/register', frame: 'account' },
  join: { path: '/account/join', module: 'account/join', frame: 'account' },
  pending: { path: '/account/pending', module: 'account/pending', frame: 'account' },
  verify: { path: '/account/verify', module: 'account/verify', frame: 'account' },
  confirm: { path: '/account/confirm', module: 'account/confirm', frame: 'account' },
  recovery: { path: '/account/recovery', module: 'account/recovery', frame: 'account' },
  reset: { path: '/account/reset', module: 'account/reset', frame: 'account' },
  profile: { path: '/account/profile', module: 'account/profile', role: 'User' },
  tokens: { path: '/account/tokens', module: 'account/tokens', frame: 'admin', role: 'Admin' },
  invitation: { path: '/invitation', module: 'invitation', role: 'User' },
  teams: { path: '/teams', module: 'teams', role: 'User', first: { users: ['/api/team'] } },
  games: {
    path: '/games',
    module: 'games/list',
    ssr: true,
    first: { everybody: ['/api/game?count=24&skip=0'] },
  },
  game: { path: '/games/:gameId', module: 'games/home', frame: 'game', ssr: true },
  challenges: {
    path: '/games/:gameId/challenges',
    module: 'games/challenges',
    frame: 'game',
    ssr: true,
    opens: {
      c: {
        parts: [
          'features/play/board/opened-challenge.tsx',
          'features/play/challenge/challenge-dialog.tsx',
        ],
        later: ['shared/content/markdown-view.tsx'],
      },
    },
    first: {
      players: ['/api/game/:gameId/details', '/api/game/:gameId/challenges/:c'],
    },
  },
  scoreboard: {
    path: '/games/:gameId/scoreboard',
    module: 'games/scoreboard',
    frame: 'game',
    ssr: true,
    parts: ['features/scoreboard/matrix.tsx'],
    first: { boards: ['/api/game/:gameId/scoreboard'] },
  },
  questions: {
    path: '/games/:gameId/questions',
    module: 'games/questions',
    frame: 'game',
    role: 'User',
  },
  monitorOverview: {
    path: '/games/:gameId/monitor',
    module: 'games/monitor-overview',
    frame: 'monitor',
    role: 'Monitor',
    gameRoles: ['manager', 'monitor'],
  },
  monitorEvents: {
    path: '/games/:gameId/monitor/events',
    module: 'games/monitor-events',
    frame: 'monitor',
    role: 'Monitor',
    gameRoles: ['manager', 'monitor'],
  },
  monitorSubmissions: {
    path: '/games/:gameId/monitor/submissions',
    module: 'games/monitor-submissions',
    frame: 'monitor',
    role: 'Monitor',
    gameRoles: ['manager', 'monitor'],
  },
  monitorCheatInfo: {
    path: '/games/:gameId/monitor/cheatinfo',
    module: 'games/monitor-cheat-info',
    frame: 'monitor',
    role: 'Monitor',
    gameRoles: ['manager', 'monitor'],
  },
  monitorSignals: {
    path: '/games/:gameId/monitor/signals',
    module: 'games/monitor-signals',
    frame: 'monitor',
    role: 'Monitor',
    gameRoles: ['manager', 'monitor'],
  },
  monitorTraffic: {
    path: '/games/:gameId/monitor/traffic',
    module: 'games/monitor-traffic',
    frame: 'monitor',
    role: 'Monitor',
    gameRoles: ['manager', 'monitor'],
  },
  monitorQuestions: {
    path: '/games/:gameId/monitor/questions',
    module: 'games/monitor-questions',
    frame: 'monitor',
    role: 'Monitor',
    gameRoles: ['manager', 'monitor'],
  },
  posts: { path: '/posts', module: 'posts/list', ssr: true, first: { everybody: ['/api/posts'] } },
  postNew: { path: '/posts/new', module: 'posts/edit', role: 'Admin' },
  post: {
    path: '/posts/:postId',
    module: 'posts/post',
    later: ['features/posts/contents.tsx'],
    ssr: true,
    first: { everybody: ['/api/posts/:postId'] },
  },
  postEdit: { path: '/posts/:postId/edit', module: 'posts/edit', role: 'Admin' },
  adminUsers: { path: '/admin/users', module: 'admin/users', frame: 'admin', role: 'Admin' },
  adminAccounts: {
    path: '/admin/users/import',
    module: 'admin/accounts',
    frame: 'admin',
    role: 'Admin',
  },
  adminTeams: { path: '/admin/teams', module: 'admin/teams', frame: 'admin', role: 'Admin' },
  adminInstances: {
    path: '/admin/instances',
    module: 'admin/instances',
    frame: 'admin',
    role: 'Admin',
  },
  adminLogs: { path: '/admin/logs', module: 'admin/logs', frame: 'admin', role: 'Admin' },
  adminAudit: { path: '/admin/audit', module: 'admin/audit', frame: 'admin', role: 'Admin' },
  adminWebhooks: {
    path: '/admin/webhooks',
    module: 'admin/webhooks',
    frame: 'admin',
    role: 'Admin',
  },
  adminFiles: { path: '/admin/files', module: 'admin/files', frame: 'admin', role: 'Admin' },
  adminSettings: {
    path: '/admin/settings',
    module: 'admin/settings',
    frame: 'admin',
    role: 'Admin',
  },
  adminAccountSettings: {
    path: '/admin/settings/accounts',
    module: 'admin/account-settings',
    frame: 'admin',
    role: 'Admin',
  },
  adminInstanceSettings: {
    path: '/admin/settings/instances',
    module: 'admin/instance-settings',
    frame: 'admin',
    role: 'Admin',
  },
  adminMailSettings: {
    path: '/admin/settings/mail',
    module: 'admin/mail-settings',
    frame: 'admin',
    role: 'Admin',
  },
  adminHealth: { path: '/admin/health', module: 'admin/health', frame: 'admin', role: 'Admin' },
  adminSetup: { path: '/admin/setup', module: 'admin/setup', frame: 'admin', role: 'Admin' },
  adminGames: {
    path: '/admin/games',
    module: 'admin/games',
    frame: 'admin',
    role: 'Admin',
    gameRoles: ['manager', 'author', 'reviewer'],
  },
  gameControlRoom: {
    path: '/admin/games/:gameId/control-room',
    module: 'admin/control-room',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager'],
  },
  gameInfo: {
    path: '/admin/games/:gameId/info',
    module: 'admin/game-info',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager'],
  },
  gameDivisions: {
    path: '/admin/games/:gameId/divisions',
    module: 'admin/divisions',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager'],
  },
  gameNotices: {
    path: '/admin/games/:gameId/notices',
    module: 'admin/notices',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager'],
  },
  gameQuestions: {
    path: '/admin/games/:gameId/questions',
    module: 'admin/questions',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager', 'author'],
  },
  gameReview: {
    path: '/admin/games/:gameId/review',
    module: 'admin/review',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager', 'reviewer'],
  },
  gameWriteups: {
    path: '/admin/games/:gameId/writeups',
    module: 'admin/writeups',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager', 'reviewer'],
  },
  gameStaff: {
    path: '/admin/games/:gameId/staff',
    module: 'admin/staff',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager'],
  },
  gameWebhooks: {
    path: '/admin/games/:gameId/webhooks',
    module: 'admin/game-webhooks',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager'],
  },
  gameExports: {
    path: '/admin/games/:gameId/exports',
    module: 'admin/exports',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager'],
  },
  gameChallenges: {
    path: '/admin/games/:gameId/challenges',
    module: 'admin/game-challenges',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager', 'author'],
  },
  gameImport: {
    path: '/admin/games/:gameId/challenges/import',
    module: 'admin/import-challenges',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager'],
  },
  gameChallenge: {
    path: '/admin/games/:gameId/challenges/:challengeId',
    module: 'admin/challenge',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager', 'author'],
  },
  gameFlags: {
    path: '/admin/games/:gameId/challenges/:challengeId/flags',
    module: 'admin/flags',
    frame: 'organise',
    role: 'Admin',
    gameRoles: ['manager', 'author'],
  },
} as const satisfies Record<string, Screen>

/** Who of the staff of a game opens the frames around its screens. */
export const ORGANISING = ['manager', 'author', 'reviewer'] as const
export const WATCHING = ['manager', 'monitor'] as const

export type ScreenName = keyof typeof screens

/** Addresses without a screen of their own, and the screen that serves them. */
export const redirects = {
  '/admin': 'adminGames',
  '/admin/games/:gameId': 'gameInfo',
} as const satisfies Record<string, ScreenName>
