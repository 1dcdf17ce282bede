import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarkdownLine } from '#shared/content/markdown.tsx'
import { show } from '#shared/testing.tsx'

// Before any other test has loaded the renderer.
it('never shows the marks of a line while its renderer loads', () => {
  const waiting = document.createElement('p')
  waiting.innerHTML = renderToString(<MarkdownLine source="By the **crew**" />)
  document.body.append(waiting)
  expect(waiting.innerText).not.toContain('**')
  waiting.remove()
})

it.each(['Doors open at nine.', 'Готово; 3 - 2 = 1, "yes" (100%) #1', '決勝は土曜日です。'])(
  'draws the plain words %s as they are',
  async (source) => {
    const { screen } = await show(
      <p>
        <MarkdownLine source={source} />
      </p>,
    )
    await expect.element(screen.getByText(source, { exact: true })).toBeVisible()
  },
)

it.each([
  ['a **strong** word', 'strong', 'strong'],
  ['a `code` word', 'code', 'code'],
  ['see [the rules](/about)', 'the rules', 'a'],
])('renders the marks of %s', async (source, text, tag) => {
  const { screen } = await show(<MarkdownLine source={source} />)
  await expect
    .poll(() => screen.getByText(text, { exact: true }).element().closest(tag))
    .not.toBeNull()
})

it.each(['an <https://example.org> address', 'see https://example.org', 'see www.example.org'])(
  'makes a link of %s',
  async (source) => {
    const { screen } = await show(<MarkdownLine source={source} />)
    await expect.element(screen.getByRole('link', { name: /example\.org/ })).toBeVisible()
  },
)
