import { expect, it } from 'vitest'
import { nearestRoute } from '#shared/nearest-route.ts'

it.each([
  ['/games/12/chalenges', '/games/12/challenges'],
  ['/games/12/scorebord/', '/games/12/scoreboard'],
  ['/game', '/games'],
  ['/Temas', '/teams'],
  ['/post', '/posts'],
  ['/login', '/account/login'],
  ['/acount/login', '/account/login'],
])('%s probably means %s', (typed, meant) => {
  expect(nearestRoute(typed)).toBe(meant)
})

it.each(['/wp-admin/setup.php', '/x', '/.env', '/something/entirely/different'])(
  '%s means nothing we know',
  (typed) => {
    expect(nearestRoute(typed)).toBeUndefined()
  },
)
