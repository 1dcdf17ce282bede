import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'

/** When a line was written, to the second: many are within a minute. */
export function LogTime({ at }: { at: number }) {
  const { date, clock } = useFormat()
  return (
    <LocalTime at={at}>
      {date(at)} {clock(at)}
    </LocalTime>
  )
}
