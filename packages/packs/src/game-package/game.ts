import { limits } from '@halyard/api'
import { packBloodBonus, permissionsOf } from '@halyard/rules'
import { challengeKey } from '#import/send.ts'
import { texts } from '#game-package/values.ts'
import { time, truth, whole } from '#mapping/settings.ts'
import { fields, isFields, list, number, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import type { Division, EventSettings } from '#pack/event-file.ts'
import type { Tree } from '#tree/tree.ts'

const range = limits.gameInfoInput

/** What a package says of its game; hidden, practice and the code to join are for each platform to decide. */
export function readGame(game: Fields): Omit<EventSettings, 'divisions' | 'poster'> {
  const { required, deadline, note } = fields(game.writeup)
  return {
    title: text(game.title)?.trim(),
    startMs: time(game.startTime),
    endMs: time(game.endTime),
    settings: {
      summary: text(game.summary),
      content: text(game.content),
      acceptWithoutReview: truth(game.acceptWithoutReview),
      teamMemberCountLimit: whole(range.teamMemberCountLimit)(game.teamMemberCountLimit),
      containerCountLimit: whole(range.containerCountLimit)(game.containerCountLimit),
      writeupRequired: truth(required),
      writeupDeadline: time(deadline),
      writeupNote: text(note),
      ...(isFields(game.bloodBonus) && { bloodBonus: readBonus(game.bloodBonus) }),
    },
  }
}

const readBonus = ({ first, second, third }: Fields) =>
  packBloodBonus({
    first: number(first) ?? 0,
    second: number(second) ?? 0,
    third: number(third) ?? 0,
  })

type Keyed = { title: string; category: string }

/** What those who join divisions accept, by the index of the division: an addition of ours in a file of its own. */
export const declarationsByIndex = (part: unknown): ReadonlyMap<number, string> =>
  new Map(
    list(part)
      .map(fields)
      .map((entry) => [Number(text(entry.index)), text(entry.text) ?? '']),
  )

/** The divisions of a game, their challenges by title and category: numbers change from server to server. */
export const readDivisions = (
  { divisions }: Fields,
  challenges: ReadonlyMap<number, Keyed>,
  declarations: ReadonlyMap<number, string>,
): Division[] =>
  list(divisions).map((entry, index) => {
    const division = fields(entry)
    const declaration = declarations.get(index)
    return {
      ...(declaration !== undefined && { declaration }),
      name: text(division.name) ?? '',
      inviteCode: text(division.inviteCode),
      defaultPermissions: permissionsOf(texts(division.defaultPermissions)),
      configs: list(division.challengeConfig).map((each) => {
        const { challengeId, permissions } = fields(each)
        const id = Number(challengeId)
        const challenge = challenges.get(id)
        return {
          id,
          ...(challenge && { key: challengeKey(challenge) }),
          permissions: permissionsOf(texts(permissions)),
        }
      }),
    }
  })

/** The poster, undefined when the game has none. */
export async function readPoster(source: Tree, game: Fields): Promise<EventSettings['poster']> {
  const hash = text(game.posterHash)
  if (hash === undefined) return undefined
  const located = await source.locate(`files/${hash}`)
  return located.kind === 'found' ? { file: located.file } : {}
}
