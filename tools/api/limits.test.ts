import { expect, test } from 'vitest'
import { bundleContract } from './bundle.ts'
import { requestLimits } from './limits.ts'

test('limits are what the server accepts, by request type and field', async () => {
  const { contract } = await bundleContract()

  const limits = requestLimits(contract)

  expect(limits['registerModel']?.['userName']).toMatchObject({ minLength: 3, maxLength: 15 })
  expect(limits['containerPolicyInput']?.['renewalWindow']).toEqual({ minimum: 1, maximum: 360 })
  expect(limits).not.toHaveProperty('teamInfoModel')
})
