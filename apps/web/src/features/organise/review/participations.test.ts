import { describe, expect, it } from 'vitest'
import { aMember, aParticipation } from '#features/organise/review/builders.ts'
import { changeable, chosenRows, countsOf } from '#features/organise/review/participations.ts'
import type { ReviewChoice } from '#features/organise/review/use-review-choice.ts'

const waiting = aParticipation({ name: 'Pelican Brief', divisionId: 2 })
const playing = aParticipation({
  name: 'null & void',
  status: 'Accepted',
  members: [aMember({ userName: 'mara', realName: '马拉', stdNumber: '2025-0X1F' })],
})
const declined = aParticipation({ name: 'Ärger', status: 'Rejected' })
const rows = [waiting, playing, declined]
const everything: ReviewChoice = { filter: 'all', division: 'all', text: '', sort: undefined }

const chosen = (choice: Partial<ReviewChoice>) =>
  chosenRows(rows, { ...everything, ...choice }, 'en')

describe('the chosen teams', () => {
  it.each<[string, Partial<ReviewChoice>, readonly unknown[]]>([
    ['all', {}, rows],
    ['one state', { filter: 'Accepted' }, [playing]],
    ['a division', { division: '2' }, [waiting]],
    ['no division', { division: 'none' }, [playing, declined]],
    ['a name in any case', { text: ' PELICAN ' }, [waiting]],
    ['a member', { text: 'mara' }, [playing]],
    ['a real name', { text: '马' }, [playing]],
    ['a student number', { text: '0x1f' }, [playing]],
    ['nothing', { text: 'nobody' }, []],
    [
      'by name',
      { sort: { columnId: 'team', direction: 'ascending' } },
      [declined, playing, waiting],
    ],
    [
      'the other way',
      { sort: { columnId: 'team', direction: 'descending' } },
      [waiting, playing, declined],
    ],
  ])('%s', (_what, choice, expected) => {
    expect(chosen(choice)).toEqual(expected)
  })

  it('are counted for each state, whatever state is chosen', () => {
    const counts = countsOf(rows, { ...everything, filter: 'Pending', division: 'none' })
    expect(counts).toEqual({ Pending: 0, Accepted: 1, Rejected: 1, Suspended: 0, all: 2 })
  })
})

it('changes only teams that are not there yet, and may get there', () => {
  expect(changeable(rows, 'Accepted')).toEqual([waiting])
  expect(changeable(rows, 'Suspended')).toEqual([playing])
})
