import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { SampleLink } from '#shared/sample-link.tsx'
import { Rail, RailGroup, RailItem } from './rail.tsx'
import '../../../styles.ts'

const WIDE = [1200, 800] as const

type HarnessProps = { onCollapsedChange?: (collapsed: boolean) => void }

function Harness({ onCollapsedChange }: HarnessProps) {
  const [collapsed, setIsCollapsed] = useState(false)
  return (
    <Rail
      label="Site"
      collapsed={collapsed}
      onCollapsedChange={(next) => {
        setIsCollapsed(next)
        onCollapsedChange?.(next)
      }}
      collapseLabel="Fold"
      expandLabel="Unfold"
      end={
        <RailItem icon="u" label="Profile">
          <SampleLink href="#profile" />
        </RailItem>
      }
    >
      <RailGroup label="Places">
        <RailItem icon="h" label="Home">
          <SampleLink href="#home" aria-current="page" />
        </RailItem>
        <RailItem icon="g" label="Games" meta={3}>
          <SampleLink href="#games" />
        </RailItem>
      </RailGroup>
    </Rail>
  )
}

afterEach(() => page.viewport(414, 896))

it('is a navigation with a name, its groups too, and says where one is', async () => {
  await page.viewport(...WIDE)
  const screen = await render(<Harness />)
  await expect.element(screen.getByRole('navigation', { name: 'Site' })).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Places' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Home' }))
    .toHaveAttribute('aria-current', 'page')
})

it('is walked by Tab, and folded and unfolded by Enter and Space', async () => {
  await page.viewport(...WIDE)
  const handleChange = vi.fn<(collapsed: boolean) => void>()
  const screen = await render(<Harness onCollapsedChange={handleChange} />)
  for (const name of ['Home', /^Games/, 'Profile']) {
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name })).toHaveFocus()
  }
  await userEvent.tab()
  const fold = screen.getByRole('button', { name: 'Fold' })
  await expect.element(fold).toHaveFocus()
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Enter}')
  const unfold = screen.getByRole('button', { name: 'Unfold' })
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard(' ')
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
  expect(handleChange.mock.calls).toEqual([[true], [false]])
})

it('keeps the names of its places for readers while it is folded', async () => {
  await page.viewport(...WIDE)
  const screen = await render(<Harness />)
  await screen.getByRole('button', { name: 'Fold' }).click()
  const home = screen.getByRole('link', { name: 'Home' })
  await expect.element(home).toBeInTheDocument()
  await expect.element(home).toHaveAttribute('title', 'Home')
})

it('gives way to the bottom tabs on a phone', async () => {
  const screen = await render(<Harness />)
  await expect.element(screen.getByText('Games')).not.toBeVisible()
})
