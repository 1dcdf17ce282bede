import { expect, it } from 'vitest'
import { CreateChallenge } from '#features/organise/challenges/create-challenge.tsx'
import { show } from '#shared/testing.tsx'

it('says what the chosen category is about', async () => {
  const { screen } = await show(
    <CreateChallenge gameId={3} category="Web" onCreated={() => {}} onClose={() => {}} />,
  )
  const category = screen.getByRole('combobox', { name: 'Category' })
  await expect
    .element(category)
    .toHaveAccessibleDescription('Attacking websites and the services behind them')
  await category.click()
  await screen.getByRole('option', { name: 'OSINT' }).click()
  await expect.element(category).toHaveAccessibleDescription('Finding facts in public sources')
})
