import type { Browser } from './browser.ts'

/** Registers, makes a team and joins the game, as a newcomer does. */
export async function registerTeam(
  browser: Browser,
  { gameId, divisionId, name }: { gameId: number; divisionId: number | undefined; name: string },
): Promise<void> {
  const post = { method: 'POST' } as const
  await browser.ask('page', '/account/register')
  const account = { userName: name, password: 'Anchor-4-Weigh', email: `${name}@example.org` }
  await browser.ask('register', '/api/account/register', { ...post, body: account })
  const made = await browser.ask('createTeam', '/api/team', { ...post, body: { name, bio: null } })
  const teamId: unknown = made.status === '200' ? JSON.parse(made.text)?.id : 0
  await browser.ask('joinGame', `/api/game/${gameId}`, { ...post, body: { teamId, divisionId } })
  browser.close()
}
