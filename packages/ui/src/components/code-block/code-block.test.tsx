import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CodeBlock } from './code-block.tsx'

const words = { copy: 'Copy', copied: 'Copied', wrap: 'Wrap lines' }
const show = (code: string, language?: string) =>
  render(<CodeBlock code={code} language={language} words={words} />)

it.each([
  ['python', 'def f(): return "x"', 'def'],
  ['PY', 'def f(): return "x"', 'def'],
  ['ts', 'const x: number = 1', 'const'],
  ['sh', 'if true; then echo hi; fi', 'if'],
])('colours %s', async (language, code, word) => {
  const { container } = await show(code, language)
  await expect
    .poll(() => container.querySelector('code span')?.textContent, { timeout: 10_000 })
    .toBe(word)
  expect(container.querySelector('code')?.textContent).toBe(code)
})

it.each(['brainfuck', 'constructor', '__proto__', ''])('leaves %o plain', async (language) => {
  const { container } = await show('++[>+<-]', language)
  await new Promise((resolve) => {
    setTimeout(resolve, 200)
  })
  expect(container.querySelector('code span')).toBeNull()
  expect(container.querySelector('code')?.textContent).toBe('++[>+<-]')
})

it('shows code as text, whatever is written in it', async () => {
  const code = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
  const { container } = await show(code, 'html')
  await expect
    .poll(() => container.querySelectorAll('code span').length, { timeout: 10_000 })
    .toBeGreaterThan(0)
  expect(container.querySelector('img, script')).toBeNull()
  expect(container.querySelector('code')?.textContent).toBe(code)
})

it('names the language, but none that is none', async () => {
  const { container, rerender } = await show('++[>+<-]', 'brainfuck')
  expect(container.textContent).toContain('brainfuck')
  await rerender(<CodeBlock code="++[>+<-]" language="text" words={words} />)
  expect(container.textContent).not.toContain('text')
})
