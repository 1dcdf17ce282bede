import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CodeBlock } from './code-block.tsx'

const labels = { copy: 'Copy', copied: 'Copied', wrap: 'Wrap lines' }
it('shows highlighted parts in place of the plain code', async () => {
  const { container } = await render(
    <CodeBlock code="let x" labels={labels}>
      <span>let</span> x
    </CodeBlock>,
  )
  expect(container.querySelector('code span')?.textContent).toBe('let')
  expect(container.querySelector('code')?.textContent).toBe('let x')
})

it('names the language, but none that is none', async () => {
  const { container, rerender } = await render(
    <CodeBlock code="++[>+<-]" language="brainfuck" labels={labels} />,
  )
  expect(container.textContent).toContain('brainfuck')
  await rerender(<CodeBlock code="++[>+<-]" language="text" labels={labels} />)
  expect(container.textContent).not.toContain('text')
})
