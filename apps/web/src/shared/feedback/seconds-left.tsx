import { Plural } from '@lingui/react/macro'
import { useState } from 'react'
import { browserNow, useNow } from '#shared/clock/clock.ts'

/** Counts down what the server asked to wait, from the moment it is first shown. @returns 0 when it did not say, or it is over */
export function useSecondsLeft(asked = 0): number {
  const [begunAt] = useState(browserNow)
  useNow()
  return Math.max(0, Math.ceil(asked - (browserNow() - begunAt) / 1000))
}

/** Nothing once there is no need to wait. */
export function TryAgainIn({ seconds }: { seconds: number }) {
  if (seconds === 0) return null
  return (
    <Plural
      value={seconds}
      one="You can try again in # second."
      other="You can try again in # seconds."
    />
  )
}
