import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { aFolder, end, start } from '#testing/program.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
app.clock.set(Date.now())
const { aGame, aPlayer, aService, urlOf, rows } = serviceBuilders(app)

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'the built-in services end with the server, also by %s',
  async (signal) => {
    const game = await aGame()
    const service = await aService(game)
    const { user } = await aPlayer(game)
    const environment = { DATABASE_URL: app.databaseUrl, HALYARD_RATE_LIMITS: 'off' }
    const program = await start(aFolder(), ['--empty'], environment)
    const cookie = await app.cookieOf(user)
    const answer = await fetch(program.url + urlOf(service), {
      method: 'POST',
      headers: { cookie },
    })
    expect(answer.status).toBe(200)
    const { inner_port: port } = (await rows()).at(-1) ?? {}
    await end(program, signal)
    // A new socket for each try: what is left of the service may take one more.
    const tried = async () => {
      const socket = connect({ host: '127.0.0.1', port: port ?? 0 })
      const outcome = await Promise.race([
        once(socket, 'connect').then(() => 'open'),
        once(socket, 'error').then(() => 'refused'),
      ]).catch(() => 'refused')
      socket.destroy()
      return outcome
    }
    await expect.poll(tried, { timeout: 5_000 }).toBe('refused')
    // After an orderly stop the database is up to date at once; after a crash the next server cleans up.
    expect(await rows()).toHaveLength(signal === 'SIGTERM' ? 0 : 1)
    await app.db.deleteFrom('containers').execute()
  },
  60_000,
)
