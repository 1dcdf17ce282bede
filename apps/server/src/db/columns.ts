// A column of time reads as epoch milliseconds and is written through `ms()` (see database.ts).
import type { ColumnType } from 'kysely'

declare const instant: unique symbol

/** An expression that the database takes as a point in time; made by `ms()`. */
export type Instant = number & { readonly [instant]: true }

/** Reads as epoch milliseconds, written with `ms(epochMs)`. */
export type Time = ColumnType<number, Instant, Instant>
/** A point in time that may be missing. */
export type OptionalTime = ColumnType<number | null, Instant | null | undefined, Instant | null>
/** A column that the database fills when it is left out of an insert. */
export type Default<T> = ColumnType<T, T | undefined, T>
/** A column that may be null and may be left out of an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
