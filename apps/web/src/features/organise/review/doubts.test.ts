import { describe, expect, it } from 'vitest'
import { aMember, aParticipation } from '#features/organise/review/builders.ts'
import { doubtsOf, readName } from '#features/organise/review/doubts.ts'

describe('names that read the same', () => {
  it.each([
    ['null & void', 'NULL&VOID'],
    ['Café', 'cafe\u0301'],
    ['Ｆｕｌｌ', 'full'],
    ['港の灯', '港の灯\u200B'],
    ['r00t', 'R-0-0-T'],
    ['🦀🦀', ' 🦀🦀 '],
  ])('%s is %s', (one, other) => {
    expect(readName(one)).toBe(readName(other))
  })

  it.each([
    ['r00t', 'root'],
    ['🦀', '🦞'],
    ['港の灯', '港の火'],
  ])('%s is not %s', (one, other) => {
    expect(readName(one)).not.toBe(readName(other))
  })
})

describe('doubts', () => {
  it('mark both of two teams with one name, and none without a name', () => {
    const [one, other] = [aParticipation({ name: 'Gulls' }), aParticipation({ name: 'GULLS' })]
    const nameless = [aParticipation({ name: '' }), aParticipation({ name: ' ' })]
    const doubts = doubtsOf([one, other, ...nameless])
    expect([...doubts.keys()]).toEqual([one.id, other.id])
    expect(doubts.get(one.id)).toEqual([
      { kind: 'name', userName: '', participationId: other.id, teamName: 'GULLS' },
    ])
  })

  it('mark a member of two teams once, although the number is the same too', () => {
    const iris = aMember({ userName: 'iris', stdNumber: '7' })
    const [one, other] = [
      aParticipation({ members: [iris] }),
      aParticipation({ members: [aMember({ userName: 'mara' }), iris] }),
    ]
    expect(doubtsOf([one, other]).get(one.id)).toEqual([
      { kind: 'member', userName: 'iris', participationId: other.id, teamName: other.team.name },
    ])
  })

  it('mark one person with two accounts', () => {
    const [one, other] = [
      aParticipation({ members: [aMember({ userName: 'iris', stdNumber: '2025-0x1F' })] }),
      aParticipation({ members: [aMember({ userName: 'siri', stdNumber: '2025 0X1F' })] }),
    ]
    expect(doubtsOf([one, other]).get(other.id)).toMatchObject([
      { kind: 'number', userName: 'siri', participationId: one.id },
    ])
  })

  it('leave teams out that were turned down, and numbers shared within a team', () => {
    const gone = aParticipation({ name: 'Gulls', status: 'Rejected' })
    const pair = [aMember({ stdNumber: '7' }), aMember({ stdNumber: '7' })]
    expect(doubtsOf([gone, aParticipation({ name: 'Gulls', members: pair })]).size).toBe(0)
  })

  it('compare five thousand teams within a second', () => {
    const rows = Array.from({ length: 5000 }, (_, at) =>
      aParticipation({
        name: `Crew ${at}`,
        members: [aMember({ stdNumber: `N${at}` }), aMember()],
      }),
    )
    const begun = performance.now()
    expect(doubtsOf(rows).size).toBe(0)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
