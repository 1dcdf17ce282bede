import { expect, it } from 'vitest'
import { paths } from '#shared/paths.ts'

it.each([
  [paths.home(), '/'],
  [paths.challenges(12, { c: 4 }), '/games/12/challenges?c=4'],
  [paths.gameChallenge(12, 4), '/admin/games/12/challenges/4'],
  [paths.post('a/b'), '/posts/a%2Fb'],
  [paths.login({ from: '/teams?join=a:1:b' }), '/account/login?from=%2Fteams%3Fjoin%3Da%3A1%3Ab'],
  [paths.login({ from: undefined }), '/account/login'],
  [paths.posts({ tag: '', page: 2 }), '/posts?page=2'],
])('%s is %s', (link, address) => {
  expect(link).toBe(address)
})
