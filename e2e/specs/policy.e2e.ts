// T14: the content policy with Trusted Types, enforced on every kind of page.
import { unwrap } from '@halyard/api'
import type { Page } from '@playwright/test'
import { newTeamIn, theAdmin } from '../world/actor.ts'
import { admin } from '../world/admin.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

const PLACES = [
  '/',
  '/about',
  '/games',
  '/games/1',
  '/games/1/scoreboard',
  '/games/1/challenges',
  '/posts',
  '/teams',
  '/account/login',
  '/account/register',
  '/account/recovery',
  '/account/reset',
  '/account/verify',
  '/account/profile',
  '/account/tokens',
  '/posts/new',
  '/admin/users',
  '/admin/settings',
  '/nowhere-at-all',
]

/** Everything the policy refused, and every error of the page. */
async function watch(page: Page): Promise<string[]> {
  const troubles: string[] = []
  await page.exposeFunction('tellTrouble', (text: string) => void troubles.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      void Reflect.get(window, 'tellTrouble')(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('pageerror', (error) => troubles.push(String(error)))
  return troubles
}

for (const who of ['a visitor', 'an administrator'] as const) {
  test(`every page works under the policy for ${who}`, async ({ page }) => {
    test.setTimeout(180_000)
    const troubles = await watch(page)
    if (who === 'an administrator') {
      const answer = await page.request.post('/api/account/login', {
        data: { userName: admin.name, password: admin.password },
      })
      expect(answer.status()).toBe(200)
    }
    for (const place of PLACES) {
      const answer = await page.goto(place)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("require-trusted-types-for 'script'")
      await expect(page.getByRole('heading').first(), place).toBeVisible()
      expect([place, troubles]).toEqual([place, []])
    }
  })
}

const RICH_TEXT = `
The order $n$ of the curve:

$$\\frac{c}{d}$$

$$
\\frac{a}{b} \\le 2\\sqrt{p}
$$

\`\`\`python
import re
\`\`\`

| Datei | Größe |
|-------|------:|
| src   | 2 MiB |

The ledger[^1] &amp; the clerk.

<details>
<summary>A hint</summary>

Look at the **second** line.
</details>

> [!WARNING]
> The tide.

[^1]: A list of berths.
`

test('formulas, code, tables, footnotes and details of a post render under the policy', async ({
  page,
  server,
}) => {
  const { api } = await theAdmin(server)
  const title = uniqueName('Rich text ')
  const postId = await unwrap(
    api.POST('/api/edit/posts', { body: { title, summary: 'With $x^2$', content: RICH_TEXT } }),
  )
  const troubles = await watch(page)
  page.on('console', (message) => {
    if (/Trusted|Content Security Policy/.test(message.text())) troubles.push(message.text())
  })
  await page.goto(`/posts/${postId}`)
  const article = page.getByRole('article')
  await expect(article.locator('math')).toHaveCount(4)
  await expect(article.locator('math[display=block] mfrac')).toHaveCount(2)
  await expect(article.locator('pre span').first()).toHaveText('import')
  await expect(article.getByRole('cell', { name: '2 MiB' })).toBeVisible()
  await expect(article.getByRole('region', { name: 'Footnotes' })).toContainText('A list of berths')
  await expect(article.getByRole('note', { name: 'Warning' })).toContainText('The tide.')
  await expect(article).toContainText('& the clerk')
  await article.getByText('A hint').click()
  await expect(article.getByText('second')).toBeVisible()
  expect(troubles).toEqual([])
  await unwrap(api.DELETE('/api/edit/posts/{id}', { params: { path: { id: postId } } }))
})

test('our own workers start in browsers that do not ask the default policy for them', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const game = await newGame(server, [{ title: 'Quay', flag: 'flag{quay}' }])
  const { team } = await newTeamIn(server, game.id)
  // As WebKit does: what the default policy would let through is refused there.
  await page.route(`**/games/${game.id}/scoreboard`, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain('trusted-types default')
    headers['content-security-policy'] = policy.replace('trusted-types default', 'trusted-types')
    await route.fulfill({ response, headers })
  })
  const refused: string[] = []
  await page.exposeFunction('tellRefused', (text: string) => void refused.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const isOurs = event.effectiveDirective === 'require-trusted-types-for'
      if (isOurs) void Reflect.get(window, 'tellRefused')(event.sample)
    })
  })
  const started = page.waitForEvent('worker', { timeout: 20_000 })
  await page.goto(`/games/${game.id}/scoreboard`)
  expect((await started).url()).toContain('/static/reader-')
  await expect(page.getByText(team.name ?? '').first()).toBeVisible()
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(scope).pathname).toBe('/')
  expect(refused).toEqual([])
  await context.close()
})

test('what an attacker would try is refused', async ({ page }) => {
  await page.goto('/')
  const outcome = await page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page
    const attempt = (work: () => unknown) => {
      try {
        work()
        return 'done'
      } catch {
        return 'refused'
      }
    }
    const refused = {
      markup: attempt(() => {
        document.body.innerHTML = '<img src=x onerror="window.broken = 1">'
      }),
      foreignScript: attempt(() => {
        document.createElement('script').src = 'https://evil.example/x.js'
      }),
      foreignWorker: attempt(() => new Worker('https://evil.example/x.js')),
      handler: attempt(() =>
        document.createElement('img').setAttribute('onerror', 'window.broken = 2'),
      ),
      secondPolicy: attempt(() =>
        Reflect.get(window, 'trustedTypes').createPolicy('mine', {
          createHTML: (text: string) => text,
        }),
      ),
    }
    // Text put into a script element that is already there.
    const inline = document.createElement('script')
    inline.append('window.broken = 4')
    try {
      document.head.append(inline)
    } catch {
      // Refused loudly or silently: what counts is that it does not run.
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    // Later, because the tester's own code may evaluate text while it runs.
    const evaluated = await new Promise<string>((resolve) => {
      // oxlint-disable-next-line no-eval -- refusing it is the point
      setTimeout(() => resolve(attempt(() => window.eval('window.broken = 3'))))
    })
    return { ...refused, evaluated, broken: Reflect.get(window, 'broken') as unknown }
  })
  expect(outcome).toEqual({
    markup: 'refused',
    foreignScript: 'refused',
    foreignWorker: 'refused',
    handler: 'refused',
    evaluated: 'refused',
    secondPolicy: 'refused',
    broken: undefined,
  })
})
