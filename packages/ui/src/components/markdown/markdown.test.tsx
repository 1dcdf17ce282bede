import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { InlineMarkdown, MarkdownView } from './markdown-view.tsx'

const words = {
  copy: 'Copy',
  copied: 'Copied',
  wrap: 'Wrap lines',
  opensNewTab: 'new tab',
  done: 'Done',
  todo: 'To do',
  table: 'Table',
}

const show = (source: string) => render(<MarkdownView source={source} words={words} />)

it('shows no HTML of the author, only its words', async () => {
  const { container } = await show(
    'Hi <img src=x onerror="alert(1)"> <b>there</b>\n\n<script>alert(1)</script>\n\n<iframe src="https://x.example"></iframe><p>kept</p>',
  )
  expect(container.querySelector('img, script, iframe, b')).toBeNull()
  expect(container.textContent).toContain('Hi')
  expect(container.textContent).toContain('there')
  expect(container.textContent).toContain('kept')
})

it('turns a dangerous address into plain words', async () => {
  const { container } = await show(
    '[one](javascript:alert(1)) [two](data:text/html,x) ![three](javascript:alert(1)) [four](&#106;avascript:alert(1))',
  )
  expect(container.querySelector('a, img')).toBeNull()
  expect(container.textContent).toBe('one two three four')
})

it('opens other sites apart and keeps own links here', async () => {
  const screen = await show('[own](/teams) and [other](https://elsewhere.example/x)')
  await expect.element(screen.getByRole('link', { name: 'own' })).not.toHaveAttribute('target')
  const other = screen.getByRole('link', { name: 'other (new tab)' })
  await expect.element(other).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(other).toHaveAttribute('target', '_blank')
})

it('decodes character references once', async () => {
  const { container } = await show('a &amp; b &lt;i&gt; &copy; `&amp;` &amp;lt;')
  expect(container.textContent).toBe('a & b <i> © &amp; &lt;')
})

it('starts headings under the page title and gives them unique ids', async () => {
  const screen = await show('# Rules\n\n## Rules')
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'rules')
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'rules-2')
})

it('lets the highest heading of a text take the top level', async () => {
  const screen = await show('### What to expect\n\n#### Rules')
  await expect
    .element(screen.getByRole('heading', { level: 2 }))
    .toHaveTextContent('What to expect')
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Rules')
})

it('keeps one line a line', async () => {
  const { container } = await render(
    <InlineMarkdown source="**Capstan** is back <br> # no heading" words={words} />,
  )
  expect(container.querySelector('strong')?.textContent).toBe('Capstan')
  expect(container.querySelector('h1, p')).toBeNull()
})

it('draws formulas as MathML without classes, styles or links', async () => {
  const { container } = await show(
    String.raw`$\frac{1}{2}$ and $\class{x}{y}$ and $\href{javascript:alert(1)}{z}$`,
  )
  await expect
    .poll(() => container.querySelectorAll('math').length, { timeout: 10_000 })
    .toBeGreaterThan(0)
  expect(container.querySelector('a, [style], math [class], [href]')).toBeNull()
})

it('leaves the source of a formula that cannot be read', async () => {
  const { container } = await show(String.raw`$\frac{1$ and $x$`)
  await expect.poll(() => container.querySelectorAll('math').length, { timeout: 10_000 }).toBe(1)
  expect(container.querySelector('code')?.textContent).toContain('frac')
})
