import { expect, it } from 'vitest'
import { entryPoint, weigh } from './weigh.ts'

const KILOBYTE = 1000

// What loads later is the list of the "Save" menu, which every menu of the application shares.
it('all charts together stay under 60 kB gzip, styles included', async () => {
  const weight = (await weigh({ charts: entryPoint('charts.ts') })).get('charts')
  expect(weight?.js).toBeGreaterThan(KILOBYTE)
  expect(((weight?.js ?? Infinity) + (weight?.css ?? Infinity)) / KILOBYTE).toBeLessThan(60)
}, 120_000)
