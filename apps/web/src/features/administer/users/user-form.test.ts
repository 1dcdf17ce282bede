import { expect, it } from 'vitest'
import { aUserInfo } from '#features/administer/users/builders.ts'
import { toUserChange, toUserValues } from '#features/administer/users/user-form.ts'

const stored = toUserValues(aUserInfo('iris', { realName: 'Iris' }))

it('sends only what was changed, without blanks around it', () => {
  expect(toUserChange(stored, { ...stored, userName: ' iris ', realName: ' Iris O. ' })).toEqual({
    realName: 'Iris O.',
  })
  expect(toUserChange(stored, { ...stored, realName: '' })).toEqual({ realName: '' })
})

it('says of a new address whether it is confirmed', () => {
  expect(toUserChange(stored, { ...stored, email: 'i@quay.example' })).toEqual({
    email: 'i@quay.example',
    emailConfirmed: true,
  })
})
