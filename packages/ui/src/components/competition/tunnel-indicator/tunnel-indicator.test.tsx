import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { TunnelIndicator } from './tunnel-indicator.tsx'
import '../../../styles.ts'

it.each([
  ['usable', 'Tunnel'],
  ['pending', 'Waiting for your approval'],
  ['invalid', 'Tunnel offline'],
] as const)('%s is said in words, not by its colour alone', async (state, labels) => {
  const screen = await render(
    <TunnelIndicator state={state} label="Tunnel" panel="127.0.0.1">
      {labels}
    </TunnelIndicator>,
  )
  await expect.element(screen.getByRole('button', { name: labels })).toBeInTheDocument()
})

it.each(['{Enter}', ' '])('%o opens its tools, Escape gives the focus back', async (key) => {
  const screen = await render(
    <TunnelIndicator
      state="usable"
      label="Tunnel settings"
      panel={<button type="button">Reconnect</button>}
    >
      Tunnel
    </TunnelIndicator>,
  )
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(screen.getByRole('dialog', { name: 'Tunnel settings' })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Reconnect' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Tunnel' })).toHaveFocus()
})
