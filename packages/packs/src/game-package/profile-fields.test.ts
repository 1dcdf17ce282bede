import { expect, it } from 'vitest'
import { readProfileFields } from '#game-package/profile-fields.ts'
import { asWritten } from '#game-package/values.ts'

it('reads what players are asked, and nothing where they are asked nothing', () => {
  const field = { label: 'Shirt', hint: '', kind: 'choice', choices: ['S', 'M'], isRequired: true }
  const form = { reason: 'We order shirts.', deleteAt: '2027-04-01T10:00:00+00:00' }
  expect(readProfileFields(asWritten({ ...form, fields: [field, { label: 'School' }] }))).toEqual({
    reason: 'We order shirts.',
    deleteAt: Date.UTC(2027, 3, 1, 10),
    fields: [field, { label: 'School', hint: '', kind: 'text', choices: [], isRequired: false }],
  })
  expect(readProfileFields({ ...form, fields: [] })).toBeUndefined()
  expect(readProfileFields(undefined)).toBeUndefined()
})
