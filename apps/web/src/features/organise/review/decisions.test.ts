import { describe, expect, it } from 'vitest'
import { aParticipation } from '#features/organise/review/builders.ts'
import {
  decide,
  lastPress,
  nextOf,
  retried,
  undoMs,
  withDecisions,
  without,
} from '#features/organise/review/decisions.ts'
import type { Decision } from '#features/organise/review/decisions.ts'

const one = aParticipation({ divisionId: 2 })
const other = aParticipation({ status: 'Accepted' })
const rows = [one, other]
const changed = (decision: Decision | undefined, changes: Partial<Decision>): Decision[] =>
  decision ? [{ ...decision, ...changes }] : []

describe('teams with decisions', () => {
  it('stay the same objects where nothing was decided', () => {
    expect(withDecisions(rows, [])).toBe(rows)
    expect(withDecisions(rows, decide([one], { status: 'Accepted' }, 0))[1]).toBe(other)
  })

  it('keep their division when they are accepted, and lose it when they are turned down', () => {
    const [accepted] = withDecisions(rows, decide([one], { status: 'Accepted' }, 0))
    expect(accepted).toMatchObject({ status: 'Accepted', divisionId: 2 })
    const [rejected] = withDecisions(rows, decide([one], { status: 'Rejected' }, 0))
    expect(rejected).toMatchObject({ status: 'Rejected', divisionId: null })
  })

  it('follow one decision after the other', () => {
    const moved = decide([one], { status: null, divisionId: 3 }, 0)
    const [between] = withDecisions(rows, moved)
    const accepted = decide(between ? [between] : [], { status: 'Accepted' }, 1)
    const [after] = withDecisions(rows, [...moved, ...accepted])
    expect(after).toMatchObject({ status: 'Accepted', divisionId: 3 })
  })

  it('are as the server has them where a decision failed', () => {
    const [decision] = decide([one], { status: 'Accepted' }, 0)
    expect(withDecisions(rows, changed(decision, { state: 'failed' }))[0]).toBe(one)
  })
})

describe('what is sent', () => {
  const first = decide([one, other], { status: 'Suspended' }, 1000)
  const second = decide([one], { status: 'Accepted' }, 2000)

  it('goes in the order it was decided, after its time to undo', () => {
    expect(nextOf([...second, ...first])).toBe(first[0])
    expect(first[0]?.dueMs).toBe(1000 + undoMs)
    expect(nextOf([])).toBeUndefined()
  })

  it('is taken back press by press', () => {
    const all = [...first, ...second]
    expect(lastPress(all)).toEqual(second)
    expect(lastPress(without(all, second))).toEqual(first)
    expect(lastPress([])).toEqual([])
  })

  it('is only taken back while it is here', () => {
    const [here, onItsWay] = first
    const decisions = [...changed(onItsWay, { state: 'sending' }), ...changed(here, {})]
    expect(lastPress(decisions)).toMatchObject([{ participationId: one.id }])
  })

  it('is sent again at once after it failed', () => {
    const failed = changed(first[0], { state: 'failed', failure: { status: 500, title: '' } })
    expect(retried(failed, 5000)).toEqual([{ ...first[0], dueMs: 5000 }])
  })
})
