import type { Fields, PackChallenge, Picture } from '@halyard/packs'
import type { Answer, Award, Played } from '#move-in/ctfd/answers.ts'

/** Tables that are kept in memory, with the columns that are used. */
export const COLUMNS = {
  users:
    'id name email password type created verified banned hidden affiliation team_id bracket_id website country change_password',
  teams: 'id name captain_id affiliation bracket_id hidden banned created website country',
  brackets: 'id name',
  challenges: 'id value state next_id module_id requirements',
  pages: 'id title route content format draft hidden auth_required',
  notifications: 'id title content date user_id team_id',
  alembic_version: 'version_num',
  solutions: 'challenge_id state content',
  tags: 'challenge_id value',
  topics: 'id value',
  challenge_topics: 'challenge_id topic_id',
  modules: 'id name',
  audiences: 'id name',
  module_audience_access: 'module_id audience_id',
  fields: 'id name',
  field_entries: 'field_id value',
  unlocks: 'id',
  ratings: 'challenge_id',
  comments: 'id',
} as const

type KeptTable = keyof typeof COLUMNS

/** A challenge with the number it has in the export. */
export type ExportedChallenge = PackChallenge & { readonly id: number }

/** What an export holds, as it is written there. */
export interface Export extends Played {
  readonly rows: (table: KeptTable) => readonly Fields[]
  readonly config: ReadonlyMap<string, string>
  /** Single users played, not teams. */
  readonly isOfUsers: boolean
  readonly challenges: readonly ExportedChallenge[]
  /** What pages and notifications show or link, and the links to files that the export does not hold. */
  readonly pictures: readonly Picture[]
  readonly missingPictures: readonly { readonly place: string; readonly link: string }[]
  /** Tables that an export has, and this one has not. */
  readonly missingTables: readonly string[]
  /** Read once more whenever they are asked for. */
  readonly answers: () => AsyncIterable<readonly Answer[]>
  readonly awards: readonly Award[]
  readonly title: string
  readonly startMs: number | undefined
  readonly endMs: number | undefined
}
