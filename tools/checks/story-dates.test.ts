import { expect, it } from 'vitest'
import { loadDateLocale } from '../../apps/web/src/i18n/date-locales.ts'
import { languages } from '../../apps/web/src/i18n/languages.ts'
import { dateFormatter } from '../../apps/web/src/shared/format/dates.ts'
import { MOMENT, samples } from '../../packages/ui/src/foundations/samples.ts'

const minute = 60_000
/** `MOMENT` on the clocks of this machine, whose time zone the formats follow. */
const onClocks = MOMENT + new Date(MOMENT).getTimezoneOffset() * minute

it('the workbook writes dates as the product does, in every language', async () => {
  await Promise.all(languages.map(({ code }) => loadDateLocale(code)))
  const written = languages.map(({ code }) => {
    const { dateTime, relative } = dateFormatter(code, 'local')
    return [code, dateTime(onClocks), relative(MOMENT - 18 * minute, MOMENT)]
  })
  expect(Object.entries(samples).map(([code, { moment, ago }]) => [code, moment, ago])).toEqual(
    written,
  )
})
