import { screens } from '@halyard/web/screens'
import type { Screen, ScreenName } from '@halyard/web/screens'

/** Who looks at a screen: without an account, about to have one, with one, in a team of the game, running the platform. */
export type Who = 'visitor' | 'newcomer' | 'player' | 'playing' | 'admin'

/** GAME, CHALLENGE, TEAM and POST are placeholders of ids. */
const patternOf = ({ path }: Screen) =>
  path.replace(':gameId', 'GAME').replace(':challengeId', 'CHALLENGE').replace(':postId', 'POST')

/** Who each screen is for, going by the role it needs and its frame. */
function audienceOf({ role, frame }: Screen): Who {
  if (role) return role === 'User' ? 'player' : 'admin'
  if (frame === 'account') return 'newcomer'
  return frame === 'game' ? 'playing' : 'visitor'
}

const link = 'token=bm90LWdlbnVpbmU&email=c2FpbG9yQGV4YW1wbGUub3Jn'

type More = { states?: string[]; others?: Partial<Record<Who, string[]>> }

/** Other states of a screen, by what follows in its address, and who sees it beside those it is for. */
const more: Partial<Record<ScreenName, More>> = {
  home: { others: { player: [''] } },
  verify: { states: [`?${link}`] },
  confirm: { states: [`?${link}`], others: { player: [`?${link}`] } },
  reset: { states: [`?${link}`] },
  tokens: { others: { player: [''] } },
  teams: { states: ['?join=nobody'] },
  games: { others: { player: [''], admin: [''] } },
  game: { others: { visitor: [''], admin: ['?dlg=join'] } },
  challenges: { states: ['?c=CHALLENGE', '?view=list', '?dlg=alerts'] },
  scoreboard: { states: ['?team=TEAM', '?compare=TEAM', '?view=live'] },
  questions: { others: { playing: [''] } },
  gameQuestions: { states: ['?dlg=canned'] },
  posts: { others: { admin: [''] } },
  gameChallenge: { states: ['?dlg=preview'] },
  adminGames: { states: ['?dlg=create', '?dlg=import', '?show=hidden&q=nothing'] },
}

/** No address of a screen: what is not there, and what leads on to a screen. */
const besides: Partial<Record<Who, string[]>> = {
  visitor: ['/no/such/place'],
  admin: ['/admin'],
}

const moreByName = new Map<string, More>(Object.entries(more))
const all: readonly (Screen & More)[] = Object.entries<Screen>(screens).map(([name, screen]) => ({
  ...screen,
  ...moreByName.get(name),
}))

/** The addresses that a person of each kind looks at. */
export function addressesOf(who: Who): string[] {
  const ofScreens = all.flatMap(({ states = [], others = {}, ...screen }) => {
    const own = audienceOf(screen) === who ? ['', ...states] : []
    return [...own, ...(others[who] ?? [])].map((ending) => patternOf(screen) + ending)
  })
  return [...ofScreens, ...(besides[who] ?? [])]
}
