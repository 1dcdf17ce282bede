import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button.tsx'
import '../../../styles.ts'

it('does nothing while pending, and keeps its focus', async () => {
  const handleClick = vi.fn<() => void>()
  const screen = await render(
    <Button loading onClick={handleClick}>
      Checking…
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Checking…' })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(handleClick).not.toHaveBeenCalled()
  await expect.element(button).toHaveFocus()
})

it('says why it cannot be used, to eyes and to readers', async () => {
  const handleClick = vi.fn<() => void>()
  const screen = await render(
    <Button disabledReason="The game has ended." onClick={handleClick}>
      Submit flag
    </Button>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('The game has ended.')
  await userEvent.keyboard('{Enter}')
  expect(handleClick).not.toHaveBeenCalled()
  await expect
    .element(screen.getByRole('button'))
    .toHaveAccessibleDescription('The game has ended.')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})

it('does not submit a form by default', async () => {
  const handleSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const screen = await render(
    <form onSubmit={(event) => handleSubmit(event.nativeEvent)}>
      <Button>Preview</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  await screen.getByRole('button', { name: 'Preview' }).click()
  expect(handleSubmit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(handleSubmit).toHaveBeenCalledOnce()
})

it('breaks a long label on a phone instead of leaving the screen', async () => {
  await page.viewport(360, 640)
  const screen = await render(
    <div style={{ inlineSize: '12rem' }}>
      <Button>Посмотреть таблицу результатов</Button>
    </div>,
  )
  const { scrollWidth, clientWidth } = screen.getByRole('button').element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
