import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { loadContract } from '#http/contract/contract.ts'
import { createPartedAnswers } from '#http/contract/parted-answers.ts'
import { createResponseFilter } from '#http/contract/response-filter.ts'
import { PartedReply } from '#modules/operation/parted-reply.ts'

const contract = loadContract()
const answer = createPartedAnswers(contract, createResponseFilter(contract))
const details = { $ref: 'GameDetailModel#' }
const web = {
  ...{ id: 1, title: 'Tide', category: 'Web', score: 500, solved: 0, bloods: [] },
  ...{ deadline: null, disableBloodBonus: false },
}
const shared = { challenges: { Web: [{ ...web, flag: 'flag{secret}' }] }, challengeCount: 1 }
const own = { rank: null, teamToken: 'token', writeupRequired: false, writeupDeadline: 0 }
const ask = (parts: Partial<PartedReply>, accepted?: string) =>
  answer(details, new PartedReply({ shared, own, ...parts }), accepted)
const read = (bytes: string | Buffer) =>
  JSON.parse(typeof bytes === 'string' ? bytes : gunzipSync(bytes).toString())

describe('an answer of two parts', () => {
  it('is one object, as text or as one stream of gzip', () => {
    const text = ask({})
    expect(read(text)).toMatchObject({ challengeCount: 1, ...own })
    for (const accepted of ['gzip', 'gzip, deflate, br, zstd', '*']) {
      const bytes = ask({}, accepted)
      expect(bytes).toBeInstanceOf(Buffer)
      expect(gunzipSync(bytes).toString()).toBe(text)
    }
  })

  it('is text for whoever does not take gzip', () => {
    for (const accepted of ['br', 'identity', 'gzip;q=0, br', ''])
      expect(ask({}, accepted)).toBe(ask({}))
  })

  it('carries what the contract names and nothing else, in both parts', () => {
    const { challenges, ...rest } = read(ask({ own: { ...own, password: 'x' } }))
    expect(challenges.Web[0]).not.toHaveProperty('flag')
    expect(rest).toEqual({ challengeCount: 1, ...own })
  })

  it('lacks nothing the contract promises, in either part', () => {
    const { rank: _rank, ...without } = own
    expect(() => ask({ own: without })).toThrow('the answer has no "rank"')
    expect(() => ask({ shared: { challenges: { Web: [{ id: 1 }] }, challengeCount: 1 } })).toThrow(
      'the answer has no',
    )
  })

  it('gives each caller the own part, with the same shared one', () => {
    const [first, second] = ['first', 'second'].map((teamToken) =>
      read(ask({ own: { ...own, teamToken } }, 'gzip')),
    )
    expect([first.teamToken, second.teamToken]).toEqual(['first', 'second'])
    expect(second.challenges).toEqual(first.challenges)
  })

  it('has another shared part for another object', () => {
    ask({}, 'gzip')
    const other = { challenges: {}, challengeCount: 0 }
    expect(read(ask({ shared: other }, 'gzip'))).toMatchObject(other)
  })
})
