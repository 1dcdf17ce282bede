import { expect, it } from 'vitest'
import { gamesWith } from '#shared/game/games-with.ts'
import { aGame } from '#shared/game/builders.ts'

const games = [
  aGame({ title: '第三回 夜桜 CTF', summary: '入門部門' }),
  aGame({ title: 'Wintersemester-Wettbewerb', summary: 'Für Hochschulgruppen' }),
  aGame({ title: 'Ночной Дозор CTF', summary: '' }),
]

it.each([
  ['', [0, 1, 2]],
  ['ctf', [0, 2]],
  ['夜桜', [0]],
  ['ＣＴＦ 入門', [0]],
  ['FÜR', [1]],
  ['дозор', [2]],
  ['gull', []],
])('finds “%s”', (text, found) => {
  expect(gamesWith(games, text)).toEqual(found.map((at) => games[at]))
})
