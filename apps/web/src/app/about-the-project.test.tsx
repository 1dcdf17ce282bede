import { expect, it } from 'vitest'
import { TranslationDialog } from '#app/hosts/translation-dialog.tsx'
import { BuildFacts } from '#features/about/build-facts.tsx'
import { PLATFORM_DEFAULTS } from '@halyard/rules'
import { serveFrom, show } from '#shared/testing.tsx'

const project = {
  source: 'https://code.example.org/ctf',
  issues: 'javascript:alert(1)',
  translations: 'https://words.example.org/ctf',
  contributors: ['Mara', 'نوارس'],
}

const serve = (config: object) =>
  serveFrom({ 'GET /api/config': { body: { ...PLATFORM_DEFAULTS, ...config } } })

it('who makes the software, and where, is what the server says', async () => {
  serve({ project })
  const { screen } = await show(<BuildFacts />)
  const source = screen.getByRole('link', { name: 'https://code.example.org/ctf' })
  await expect.element(source).toHaveAttribute('href', 'https://code.example.org/ctf')
  await expect.element(screen.getByText(/Mara/)).toBeVisible()
  await expect.element(screen.getByText(/نوارس/)).toBeVisible()
  // Only addresses of the web are linked to.
  await expect.element(screen.getByText('Report a problem')).not.toBeInTheDocument()
})

it('where a language is chosen the site of the translations is linked to', async () => {
  serve({ project })
  const { screen } = await show(<TranslationDialog note="machine" onClose={() => {}} />)
  await expect
    .element(screen.getByRole('link', { name: 'how far each language is' }))
    .toHaveAttribute('href', 'https://words.example.org/ctf')
})

it('without such a site our own page explains', async () => {
  serve({})
  const { screen } = await show(<TranslationDialog note="machine" onClose={() => {}} />)
  await expect
    .element(screen.getByRole('link', { name: 'how far each language is' }))
    .toHaveAttribute('href', '/about#languages')
})
