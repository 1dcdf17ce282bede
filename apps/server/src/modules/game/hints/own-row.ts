import { adjustmentSum } from '@halyard/rules'
import type { Schema } from '#modules/operation/operation-types.ts'

type Row = Schema<'ScoreboardItem'>
type Price = Schema<'ScoreAdjustment'>

/** A team's row with what it has paid for hints by now: on a frozen board, or on one that is a moment old, some of it may be missing. */
export function withPrices(row: Row, prices: readonly Price[]): Row {
  const { adjustments = [], ...rest } = row
  const [shown, others] = [adjustments.filter(isPrice), adjustments.filter((one) => !isPrice(one))]
  const all = [...others, ...prices].toSorted((a, b) => a.time - b.time || a.id - b.id)
  return {
    ...rest,
    score: row.score - adjustmentSum(shown) + adjustmentSum(prices),
    ...(all.length > 0 && { adjustments: all }),
  }
}

const isPrice = ({ kind }: Price) => kind === 'hint'
