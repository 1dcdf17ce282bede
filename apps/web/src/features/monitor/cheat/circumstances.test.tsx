import { createQueryClient } from '@halyard/query'
import { expect, it } from 'vitest'
import { circumstancesOf } from '#features/monitor/cheat/circumstances.ts'
import type { CheatCase } from '#features/monitor/cheat/cases.ts'
import { serveFrom } from '#shared/testing.tsx'

const aParty = (id: number, name: string): CheatCase['owner'] => ({
  id,
  team: { id: id + 100, name, avatar: null },
  status: 'Accepted',
  division: null,
  divisionId: null,
})
const cheatCase: CheatCase = {
  key: '1-2',
  owner: aParty(1, 'Blue Peter'),
  submitter: aParty(2, 'Oscar'),
  incidents: [{ key: 'a', time: 1, challenge: 'Cap stan/', flag: 'x', user: 'zip' }],
}
const withMembers = (id: number, ...names: string[]) => ({
  id,
  team: { members: names.map((name) => ({ userId: name, userName: name })) },
})
const search = (name: string, ip: string) =>
  [`POST /api/admin/users/search?hint=${name}`, { body: { data: [{ id: name, ip }] } }] as const

function serve() {
  return serveFrom({
    'GET /api/game/3/participations': {
      body: [withMembers(1, 'ada', 'bea'), withMembers(2, 'bea', 'cid')],
    },
    'GET /api/game/games/3/captures': {
      body: [
        { id: 7, title: 'Cap stan/' },
        { id: 8, title: 'Rope' },
      ],
    },
    'GET /api/game/captures/7/1': { status: 404, body: { title: 'None', status: 404 } },
    'GET /api/game/captures/7/2': {
      body: [
        { fileName: 'a b.pcap', size: 6 },
        { fileName: 'huge.pcap', size: 1e9 },
      ],
    },
    'GET /api/game/captures/7/2/a%20b.pcap': { body: 'pcap' },
    ...Object.fromEntries([
      search('ada', '10.0.0.4'),
      search('bea', '0.0.0.0'),
      search('cid', '10.0.0.4'),
    ]),
  })
}

it('takes captures of both teams at the challenges in question, up to a size', async () => {
  const asked = serve()
  const found = await circumstancesOf(createQueryClient(), 3, cheatCase, { isAdmin: false })
  expect(Object.keys(found.captures)).toEqual(['captures/7-Cap-stan-/2/a-b.pcap'])
  expect(found.leftOut).toEqual(['captures/7-Cap-stan-/2/huge.pcap'])
  expect(asked.some(({ what }) => what.includes('captures/8'))).toBe(false)
})

it('names members of both teams, and to administrators the addresses of both', async () => {
  serve()
  const client = createQueryClient()
  expect(await circumstancesOf(client, 3, cheatCase, { isAdmin: false })).toMatchObject({
    sharedMembers: ['bea'],
    sharedAddresses: null,
  })
  expect(await circumstancesOf(client, 3, cheatCase, { isAdmin: true })).toMatchObject({
    sharedAddresses: [{ ip: '10.0.0.4', users: ['ada', 'cid'] }],
  })
})
