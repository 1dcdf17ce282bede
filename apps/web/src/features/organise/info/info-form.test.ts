import { packBloodBonus } from '@halyard/rules'
import { expect, it } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { toGameUpdate, toInfoForm } from '#features/organise/info/info-form.ts'

it('sends a game that was not changed as it is', () => {
  const bloodBonus = packBloodBonus({ first: 55, second: 31, third: 7 })
  const game = anEditGame({ bloodBonus, inviteCode: 'FOG', poster: '/assets/a/poster.webp' })
  expect(toGameUpdate(toInfoForm(game), game)).toEqual(game)
})

it('sends what was typed without blanks around it, and no invitation code for an empty one', () => {
  const game = anEditGame({ inviteCode: 'FOG' })
  const form = { ...toInfoForm(game), title: ' Quay ', inviteCode: ' ', firstBonus: 12.5 }
  expect(toGameUpdate(form, game)).toEqual({
    ...game,
    title: 'Quay',
    inviteCode: null,
    bloodBonus: packBloodBonus({ first: 125, second: 30, third: 10 }),
  })
})

it('keeps what it does not edit, also what a newer server adds', () => {
  const game = { ...anEditGame({ hidden: true }), mascot: 'gull' }
  const form = toInfoForm(anEditGame())
  expect(toGameUpdate(form, game)).toMatchObject({ hidden: true, mascot: 'gull' })
})
