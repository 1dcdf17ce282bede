import type { BoardFacts, Scoreboard } from '@halyard/rules'
import type { Readable } from 'node:stream'
import type { Tables } from '#db/tables.ts'
import type { Remarks } from '#move-in/remarks.ts'
import type { SettingsChange } from '#modules/settings/settings.ts'
import type { Randomness } from '#platform/random.ts'
import type { ObjectStore } from '#platform/objects/object-store.ts'

/** A row of one of our tables; times as text that PostgreSQL reads. */
export type Values = Readonly<Record<string, Value>>
type Value = string | number | boolean | null | readonly (string | number)[]

/** Rows of one of our tables, read from the other installation. */
export interface Shipment {
  readonly table: keyof Tables
  /** What the report calls them. */
  readonly name: string
  /** How many there are in the source. */
  readonly expected: number
  /** In parts, so that no table is ever in memory as a whole. */
  readonly rows: () => AsyncIterable<readonly Values[]>
}

/** A file of the other installation. */
export interface OriginFile {
  /** SHA-256 of the content, lower-case hex. */
  readonly hash: string
  readonly name: string
  readonly references: number
  readonly uploadedAt: string
}

/** What the mapping of rows depends on. */
export interface MappingNeeds {
  /** Hashes of the files that were copied: others are no longer referred to. */
  readonly files: ReadonlySet<string>
  readonly remarks: Remarks
  readonly random: Randomness
  readonly nowMs: number
  /** Called for everybody who needs a new password, because the stored one cannot be checked. */
  readonly onLostPassword: (person: PersonWithoutPassword) => void
}

export interface PersonWithoutPassword {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** What takes back what was stored outside of the database. */
export type Undo = (() => Promise<void>)[]

/** A row of a board as the source itself counts it. */
export interface SourceRow {
  readonly id: number
  readonly name: string
  readonly place: number
  readonly points: number
  readonly solves: number
}

/** The board that the source shows. */
export interface SourceBoard {
  readonly rows: readonly SourceRow[]
  /** Why ours is not the same, a line for each challenge and rule. */
  readonly reasons: (here: Scoreboard) => readonly string[]
}

/** Another platform's installation as of one moment. */
export interface Origin {
  /** What it is, for the report. */
  readonly title: string
  /** What stays behind whatever is in it. */
  readonly staysBehind: readonly string[]
  readonly listFiles: () => Promise<readonly OriginFile[]>
  /** Where the files should be, for a reader that finds none there. */
  readonly filesAreIn?: string | undefined
  /** The content of a file; undefined when it is missing. */
  readonly openFile: (hash: string) => Promise<Readable | undefined>
  /** Copies recordings of traffic, or only counts them; returns how many there are. */
  readonly copyCaptures?: (target: ObjectStore | undefined, undo: Undo) => Promise<number>
  /** Everything to insert, in the order in which the tables refer to each other. */
  readonly shipments: (needs: MappingNeeds) => Promise<readonly Shipment[]>
  readonly settings: () => Promise<SettingsChange>
  /** The highest number each table has given out, by our table: no later row gets the number of a deleted one. */
  readonly lastIds: () => Promise<ReadonlyMap<keyof Tables, number>>
  /** The games with their solves, read on another way than the shipments. */
  readonly listGames: () => Promise<readonly { readonly id: number; readonly title: string }[]>
  readonly boardFacts: (gameId: number) => Promise<BoardFacts>
  /** The board as the source shows it, where it counts by other rules than ours. */
  readonly sourceBoard?: (gameId: number) => SourceBoard
  readonly close: () => Promise<void>
}
