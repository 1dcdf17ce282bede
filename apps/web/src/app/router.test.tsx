import { matchRoutes } from '#shared/router.ts'
import { expect, it } from 'vitest'
import { routes } from '#app/router.tsx'
import { paths } from '#shared/paths.ts'

const links = [
  paths.home(),
  paths.about(),
  paths.login('/teams?join=a:1:b'),
  paths.register(),
  paths.recovery(),
  paths.reset(),
  paths.verify(),
  paths.confirm(),
  paths.profile(),
  paths.teams({ team: 3 }),
  paths.games({ phase: 'ongoing' }),
  paths.game(12),
  paths.challenges(12, { c: 4 }),
  paths.scoreboard(12, { div: 1 }),
  paths.monitor(12),
  paths.posts({ tag: 'rules' }),
  paths.post('c0ffee42'),
  paths.postEdit('c0ffee42'),
  paths.admin('users'),
]

/** The pattern of the deepest route an address leads to. */
const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

it.each(links)('%s leads to a screen', (link) => {
  expect(patternOf(link)).not.toBe('*')
})

it.each(links)('%s does so in any letter case and with a slash at the end', (link) => {
  const [path = ''] = link.split('?')
  expect(patternOf(`${path.toUpperCase()}/`)).toBe(patternOf(path))
})

it('everything else is a missing page', () => {
  expect(patternOf('/nowhere/at/all')).toBe('*')
})
