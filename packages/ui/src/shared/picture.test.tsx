import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from '../components/data/avatar/avatar.tsx'
import { HouseFlag } from '../components/competition/house-flag/house-flag.tsx'
import { SAMPLE_PICTURE } from './samples.ts'
import '../styles.ts'

const BROKEN = 'data:image/png;base64,AAAA'

it.each([
  ['a team', HouseFlag, 'svg'],
  ['a person', Avatar, 'span'],
] as const)(
  'the picture of %s that cannot be loaded gives way to the one made from the name',
  async (_whose, Kind, made) => {
    const screen = await render(<Kind name="iris" src={BROKEN} size={40} />)
    await expect.poll(() => screen.container.querySelector('img')).toBeNull()
    const width = screen.container.querySelector(made)?.getBoundingClientRect().width
    expect(width).toBe(40)
    // Another address is another chance.
    await screen.rerender(<Kind name="iris" src={SAMPLE_PICTURE} size={40} />)
    await expect.poll(() => screen.container.querySelector('img')?.naturalWidth).toBeGreaterThan(0)
    expect(screen.container.querySelector(made)).toBeNull()
  },
)
