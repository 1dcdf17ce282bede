import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { MARKDOWN_LABELS } from '#shared/samples.ts'
import { InlineMarkdown, MarkdownView } from './markdown-view.tsx'
import { loadPlugins } from './use-lazy-plugins.ts'

const show = (source: string) => render(<MarkdownView source={source} labels={MARKDOWN_LABELS} />)

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
  const other = screen.getByRole('link', { name: 'other (opens in a new tab)' })
  await expect.element(other).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(other).toHaveAttribute('target', '_blank')
})

it.each([
  ['/posts/2', false],
  ['flag.png', false],
  [`${location.origin}/teams`, false],
  ['https://elsewhere.example/x', true],
  ['//elsewhere.example/x', true],
  ['mailto:staff@ctf.example', false],
])('%s is an address', async (address, isExternal) => {
  const { container } = await show(`[go](${address})`)
  const link = container.querySelector('a')
  expect(link?.getAttribute('href')).toBe(address)
  expect(link?.target).toBe(isExternal ? '_blank' : '')
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java&#10;script:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://ctf.example/1',
])('%s is refused as an address', async (address) => {
  const { container } = await show(`[go](<${address}>) ![see](<${address}>)`)
  expect(container.querySelector('a, img')).toBeNull()
  expect(container.textContent).toBe('go see')
})

it.each([
  ['python', 'def f(): return "x"', 'def'],
  ['PY', 'def f(): return "x"', 'def'],
  ['ts', 'const x: number = 1', 'const'],
  ['sh', 'if true; then echo hi; fi', 'if'],
  ['asm', 'mov eax, 1', 'mov'],
])('highlights %s', async (language, code, label) => {
  const { container } = await show(`\`\`\`${language}\n${code}\n\`\`\``)
  await expect
    .poll(() => container.querySelector('pre span')?.textContent, { timeout: 10_000 })
    .toBe(label)
  expect(container.querySelector('pre')?.textContent?.trimEnd()).toBe(code)
})

it.each(['brainfuck', 'constructor', '__proto__', ''])(
  'leaves code of %o plain',
  async (language) => {
    await loadPlugins('```')
    const { container } = await show(`\`\`\`${language}\n++[>+<-]\n\`\`\``)
    expect(container.querySelector('pre span')).toBeNull()
    expect(container.querySelector('pre')?.textContent?.trimEnd()).toBe('++[>+<-]')
  },
)

it('shows code as text, whatever is written in it', async () => {
  const code = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
  const { container } = await show(`\`\`\`html\n${code}\n\`\`\``)
  await expect
    .poll(() => container.querySelectorAll('pre span').length, { timeout: 10_000 })
    .toBeGreaterThan(0)
  expect(container.querySelector('img, script')).toBeNull()
  expect(container.querySelector('pre')?.textContent?.trimEnd()).toBe(code)
})

it('typesets a formula between double dollars on a line of its own', async () => {
  const { container } = await show('The sum $$x + y$$ and\n\n```math\nz\n```')
  await expect
    .poll(() => container.querySelectorAll('math[display=block]').length, { timeout: 10_000 })
    .toBe(2)
})

it('renders on the server, with what loads lazily', async () => {
  const { prelude } = await prerender(
    <MarkdownView source={'## Rules\n\n- [x] $x$ <br> **one**'} labels={MARKDOWN_LABELS} />,
  )
  const html = await new Response(prelude).text()
  expect(html).toContain('<math')
  expect(html).toContain('<strong>one</strong>')
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
    <InlineMarkdown source="**Capstan** is back <br> # no heading" labels={MARKDOWN_LABELS} />,
  )
  expect(container.querySelector('strong')?.textContent).toBe('Capstan')
  expect(container.querySelector('h1, p')).toBeNull()
})

it('renders formulas as MathML without classes, styles or links', async () => {
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

const notes =
  'One[^a] and two[^b], one again[^a], none[^c].\n\n[^b]: second\n\n[^a]: first *note*\n  goes on'

it('numbers footnotes in the order of their calls, and leads there and back', async () => {
  const { container, getByRole } = await show(notes)
  const section = getByRole('region', { name: 'Footnotes' })
  const first = section.getByRole('listitem').first()
  await expect.element(first.getByText('note', { exact: true })).toBeVisible()
  await expect.element(first.getByRole('link', { name: 'Back to the text' }).last()).toBeVisible()
  const calls = [...container.querySelectorAll<HTMLAnchorElement>('sup a')]
  expect(calls.map(({ textContent }) => textContent)).toEqual(['1', '2', '1'])
  for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    expect(document.getElementById(link.hash.slice(1))).not.toBeNull()
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(container.textContent).toContain('[^c].')
})

it('keeps the footnotes of two texts on one page apart', async () => {
  const { container } = await render(
    <>
      <MarkdownView source={notes} labels={MARKDOWN_LABELS} />
      <MarkdownView source={notes} labels={MARKDOWN_LABELS} />
    </>,
  )
  await expect.poll(() => container.querySelectorAll('section').length).toBe(2)
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each([
  ['NOTE', 'Note'],
  ['tip', 'Tip'],
  ['Important', 'Important'],
  ['WARNING', 'Warning'],
  ['CAUTION', 'Caution'],
])('a quotation marked %s is a remark named %s', async (mark, name) => {
  const screen = await show(`> [!${mark}]\n> Mind the *tide*.\n>\n> - one`)
  const remark = screen.getByRole('note', { name })
  await expect.element(remark.getByText('tide')).toBeVisible()
  await expect.element(remark.getByRole('listitem')).toBeVisible()
  expect(screen.container.textContent).not.toContain('[!')
})

it.each(['> [!EVIL]\n> x', '> say [!NOTE]', '> plain'])('%o stays a quotation', async (source) => {
  const { container } = await show(source)
  expect(container.querySelector('blockquote')).not.toBeNull()
  expect(container.querySelector('[role="note"]')).toBeNull()
})

it('folds details, with markdown inside, one in another', async () => {
  const screen = await show(
    '<details>\n<summary>Hint *one*</summary>\n\nLook at **main**.\n\n<details open><summary>Two</summary>deep</details>\n</details>\n\nafter',
  )
  const outer = screen.container.querySelector('details')
  expect(outer?.open).toBe(false)
  expect(outer?.querySelector('summary em')?.textContent).toBe('one')
  outer?.querySelector('summary')?.click()
  await expect.element(screen.getByText('main')).toBeVisible()
  expect(outer?.querySelector('details')?.open).toBe(true)
  await expect.element(screen.getByText('after')).toBeVisible()
  expect(outer?.textContent).not.toContain('after')
})

it('names details without a summary, and leaves one that is never closed to its words', async () => {
  const named = await show('<details>words</details>')
  await expect.element(named.getByText('More')).toBeVisible()
  await named.unmount()
  const { container } = await show('<details><summary>x</summary>\n\nwords')
  expect(container.querySelector('details')).toBeNull()
  expect(container.textContent).toContain('words')
})

it('gives headings a link to themselves where the page asks for it', async () => {
  const screen = await render(
    <MarkdownView source="## The rules" labels={MARKDOWN_LABELS} hasAnchors />,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Link to The rules' }))
    .toHaveAttribute('href', '#the-rules')
  const { container } = await show('## The rules')
  expect(container.querySelector('a')).toBeNull()
})

const ATTACK = '<img src=x onerror="alert(1)">'

/** A text, and the part of the page that has to be there before one looks. */
it.each([
  [
    `<details onclick="alert(1)" ontoggle=alert(1) style="x" open><summary onclick="alert(1)">${ATTACK}</summary>${ATTACK}<script>alert(1)</script></details>`,
    'details',
  ],
  [
    '<details><summary>[x](javascript:alert(1))</summary>[y](javascript:alert(1))</details>',
    'summary',
  ],
  [`> [!NOTE]\n> ${ATTACK} [x](javascript:alert(1))`, '[role="note"]'],
  [`> [!NOTE"onclick="alert(1)]\n> ${ATTACK}`, 'blockquote'],
  [
    `a[^"onclick="alert(1)] b[^<img/src=x/onerror=alert(1)>]\n\n[^"onclick="alert(1)]: ${ATTACK} [x](javascript:alert(1))\n\n[^<img/src=x/onerror=alert(1)>]: y`,
    'section',
  ],
  [`## "><script>alert(1)</script> ${ATTACK}`, 'h2'],
])('nothing of %o runs or becomes an attribute', async (source, part) => {
  const { container } = await render(
    <MarkdownView source={source} labels={MARKDOWN_LABELS} hasAnchors />,
  )
  await expect.poll(() => container.querySelector(part)).not.toBeNull()
  expect(container.querySelector('img, script, style, iframe')).toBeNull()
  for (const element of container.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/)
      expect(value).not.toMatch(/^\s*javascript:/i)
    }
})
