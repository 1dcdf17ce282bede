import type { CSSProperties } from 'react'

/** A `style` that sets variables of a style sheet, by their references: `var(--name)`. What has no value is left out. */
export const inlineVars = (
  values: Record<string, string | null | undefined>,
): CSSProperties & Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([reference, value]) =>
      value == null ? [] : [[reference.slice('var('.length, -1), value]],
    ),
  )
