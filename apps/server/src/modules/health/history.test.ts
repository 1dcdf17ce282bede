import { expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { sampleHealth, SLOT_MS } from '#modules/health/history.ts'
import { deleteOldSamples, keepSample, listSamples } from '#modules/health/repository.ts'
import { testApp } from '#testing/test-app.ts'

const { as, aUser, services, db, clock } = await testApp()
const admin = await as(await aUser({ role: 'Admin' }))

const path = '/api/admin/health/history'
const fine = { answer_ms: 3, free_memory: 4e9, mails_waiting: 0, failing: [] }

/** The start of the slot that lies so many slots back. */
const slot = (back: number) => {
  const nowMs = clock.now()
  return nowMs - (nowMs % SLOT_MS) - back * SLOT_MS
}

async function fill(slots: readonly [back: number, seen?: Partial<typeof fine> | object][]) {
  await db.deleteFrom('health_samples').execute()
  for (const [back, seen] of slots) await keepSample(db, slot(back), { ...fine, ...seen })
}

it('stores samples of the own state of the server', async () => {
  await fill([])
  await sampleHealth(services)
  const { body } = await admin.get(path)
  expect(body.slot).toBe(SLOT_MS)
  expect(body.samples).toEqual([
    {
      time: slot(0),
      answerTime: expect.any(Number),
      freeMemory: expect.any(Number),
      mailsWaiting: 0,
      failing: [],
    },
  ])
  expect(body.samples[0].freeMemory).toBeGreaterThan(1e6)
  expect(body.fineSince.mails).toBe(slot(0))
})

it('notices mails that wait too long', async () => {
  await fill([])
  const times = { posted_at: ms(clock.now() - 3_600_000), due_at: ms(clock.now() + 60_000) }
  const mail = { occasion: 'recovery', email: 'a@example.org', language: 'en-US' } as const
  await db
    .insertInto('outgoing_mails')
    .values({ ...mail, ...times, origin: 'http://localhost' })
    .execute()
  await sampleHealth(services)
  await db.deleteFrom('outgoing_mails').execute()
  const { body } = await admin.get(path)
  expect(body.samples[0]).toMatchObject({ mailsWaiting: 1, failing: ['mails'] })
  expect(body.fineSince).toMatchObject({ mails: null, storage: slot(0) })
})

it('keeps the worst of what several processes see within a slot', async () => {
  await fill([
    [0, { failing: ['mails'], mails_waiting: 2 }],
    [0, { failing: ['storage'], free_memory: 5, answer_ms: 90 }],
  ])
  expect(await listSamples(db)).toEqual([
    {
      slot_at: slot(0),
      answer_ms: 90,
      free_memory: 5,
      mails_waiting: 2,
      failing: ['mails', 'storage'],
    },
  ])
})

it('shows since when each part has worked, and takes a gap for a server that did not answer', async () => {
  await fill([[200], [6], [5], [3], [2, { failing: ['instances'] }], [1]])
  const { body } = await admin.get(path)
  expect(body.fineSince).toEqual({
    server: slot(3),
    storage: slot(3),
    instances: slot(1),
    memory: slot(3),
    mails: slot(3),
  })
  expect(body.samples.map(({ time }: { time: number }) => time)).toEqual(
    [6, 5, 3, 2, 1].map((back) => slot(back)),
  )
})

it('knows of nothing that works where the last sample is old', async () => {
  await fill([[9]])
  const { body } = await admin.get(path)
  expect(body.fineSince).toMatchObject({ server: null, storage: null })
})

it('deletes old samples', async () => {
  await fill([[300], [1]])
  await deleteOldSamples(db, slot(2))
  expect((await listSamples(db)).map(({ slot_at: at }) => at)).toEqual([slot(1)])
})

it('is for administrators', async () => {
  const monitor = await as(await aUser({ role: 'Monitor' }))
  expect((await monitor.get(path)).status).toBe(403)
})
