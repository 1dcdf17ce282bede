import { expect, it } from 'vitest'
import { signInLinks } from '#account/links.ts'
import { adminLinks } from '#admin/links.ts'
import { assetLinks } from '#asset/links.ts'
import { gameLinks } from '#game/links.ts'
import { proxyLinks } from '#proxy/links.ts'

it.each([
  [gameLinks.scoreboard(3), '/api/game/3/scoreboard'],
  [gameLinks.liveScoreboard(3), '/api/game/3/scoreboard/live'],
  [gameLinks.scoreboardSheet(3), '/api/game/3/scoreboardsheet'],
  [gameLinks.submissionSheet(3), '/api/game/3/submissionsheet'],
  [gameLinks.captures(7, 11), '/api/game/captures/7/11/all'],
  [gameLinks.capture(7, 11, 'a b?.pcap'), '/api/game/captures/7/11/a%20b%3F.pcap'],
  [adminLinks.writeups(3), '/api/admin/writeups/3/all'],
  [
    signInLinks.start('uni', '/games?q=a'),
    '/api/account/providers/uni/start?from=%2Fgames%3Fq%3Da',
  ],
  [signInLinks.back('uni'), '/api/account/providers/uni/return'],
  [assetLinks.file('c0ffee', '题目/1.zip'), '/assets/c0ffee/%E9%A2%98%E7%9B%AE%2F1.zip'],
  [proxyLinks.instance('8b1c', 'https://ctf.example'), 'wss://ctf.example/api/proxy/8b1c'],
  [proxyLinks.testInstance('8b1c', 'http://a:8080'), 'ws://a:8080/api/proxy/noinst/8b1c'],
])('%s', (link, address) => {
  expect(link).toBe(address)
})
