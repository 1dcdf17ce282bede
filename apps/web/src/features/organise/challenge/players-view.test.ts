import { describe, expect, it } from 'vitest'
import { anEditChallenge } from '#features/organise/builders.ts'
import { toChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import { playersView } from '#features/organise/challenge/players-view.ts'

const file = { id: 1, type: 'Local', url: '/assets/ab12/berths.zip', fileSize: 9 } as const

describe('what players would get', () => {
  it('is what is typed, with the points it would have by now', () => {
    const stored = anEditChallenge({ acceptedCount: 3, originalScore: 500, attachment: file })
    const typed = { ...toChallengeForm(stored), title: ' Quay ', hints: ['look', ' '] }
    const { challenge, info } = playersView(stored, typed)
    expect(challenge).toMatchObject({ title: 'Quay', hints: ['look'], score: 376, attempts: 0 })
    expect(challenge.context).toMatchObject({ url: file.url, fileSize: 9, instanceEntry: null })
    expect(info).toMatchObject({ title: 'Quay', score: 376, solved: 3 })
  })

  it('is a file under the name that is typed, where teams have files of their own', () => {
    const flags = [{ id: 1, flag: 'f{1}', attachment: file }]
    const stored = anEditChallenge({ type: 'DynamicAttachment', flags })
    const typed = { ...toChallengeForm(stored), fileName: 'hold #3.zip' }
    expect(playersView(stored, typed).challenge.context.url).toBe('/assets/ab12/hold%20%233.zip')
  })

  it('shows the flags only where they are the same for everybody', () => {
    const flags = [
      { id: 1, flag: 'f{1}', attachment: null },
      { id: 2, flag: 'f{2}', match: 'ignoreCase' as const, attachment: null },
    ]
    const plain = anEditChallenge({ flags })
    expect(playersView(plain, toChallengeForm(plain)).flags).toEqual([
      { flag: 'f{1}', match: 'exact' },
      { flag: 'f{2}', match: 'ignoreCase' },
    ])
    const dynamic = anEditChallenge({ type: 'DynamicContainer' })
    expect(playersView(dynamic, toChallengeForm(dynamic)).flags).toBeNull()
  })
})
