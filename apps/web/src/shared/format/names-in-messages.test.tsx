import { Trans } from '@lingui/react/macro'
import { expect, it } from 'vitest'
import { show } from '#shared/testing.tsx'

const name = '<b>Gulls</b> & <i/>'

it('shows a name as it was written where it looks like an element of the message', async () => {
  const { screen } = await show(
    <p>
      <Trans>Behind {name}</Trans>
    </p>,
  )
  await expect.element(screen.getByText(`Behind ${name}`, { exact: true })).toBeVisible()
  await screen.unmount()
})

it('shows it so inside of an element too, which keeps its own markup', async () => {
  const { screen } = await show(
    <p>
      <Trans>
        Behind <strong>{name}</strong>
      </Trans>
    </p>,
  )
  await expect.element(screen.getByRole('strong')).toHaveTextContent(name)
  await screen.unmount()
})

it('makes the same nodes for any name, as the server renders other names in their places', async () => {
  const { screen } = await show(
    <p data-testid="message">
      <Trans>Behind {name}</Trans>
    </p>,
  )
  const message = screen.getByTestId('message').element()
  expect(Array.from(message.childNodes, ({ nodeName }) => nodeName)).toEqual(['#text'])
  await screen.unmount()
})
