import { useEffect, useEffectEvent, useState } from 'react'

/** A value as it was at the last look, for sums over lists that change many times a second. */
export function useSampled<Value>(value: Value, everyMs: number): Value {
  const [sampled, setSampled] = useState(value)
  const look = useEffectEvent(() => setSampled(value))
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return sampled
}
