import { expect, it } from 'vitest'
import { PostSummary } from '#features/posts/post-summary.tsx'
import { show } from '#shared/testing.tsx'

it('renders a summary that is a whole text', async () => {
  const source = '## Prizes\n\n- a compass\n- a *rope*\n\n| Rank | Prize |\n|-|-|\n| 1 | compass |'
  const { screen } = await show(<PostSummary source={source} level={3} className="" />)
  await expect.element(screen.getByRole('heading', { name: 'Prizes', level: 3 })).toBeVisible()
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('a compass')
  await expect.element(screen.getByRole('cell', { name: 'compass' })).toBeVisible()
})

it.each(['Doors open at nine.', 'A *short* one', '3 - 2 = 1 # not a heading'])(
  'renders the line %s within one paragraph',
  async (source) => {
    const { screen } = await show(<PostSummary source={source} level={2} className="line" />)
    await expect.poll(() => screen.container.querySelectorAll('p.line')).toHaveLength(1)
    expect(screen.container.querySelector('li, h2')).toBeNull()
  },
)
