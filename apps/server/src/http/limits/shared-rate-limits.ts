import { takeToken } from '#db/buckets.ts'
import type { Db } from '#db/database.ts'
import type { RateClass } from '#http/contract/contract.ts'
import { budgetOf } from '#http/limits/rate-limits.ts'
import type { Caller } from '#http/limits/rate-limits.ts'
import type { Clock } from '#platform/clock.ts'

/** Takes one token from the caller's bucket; returns the whole seconds to wait when it is empty. */
export const takeShared = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  rateClass: RateClass,
  caller: Caller,
): Promise<number | undefined> =>
  takeToken(
    db,
    `${rateClass} ${caller.kind} ${caller.id}`,
    budgetOf(rateClass, caller),
    clock.now(),
  )
