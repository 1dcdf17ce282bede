import { hasStatus } from '@halyard/api'
import { captureQueries, reviewQueries, userQueries } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'
import type { CheatCase, Party } from '#features/monitor/cheat/cases.ts'

/** Bytes of captures that one archive holds at most: it is made in memory. */
const largestCaptures = 256 * 1024 * 1024

export type Circumstances = {
  /** Traffic with the instances in question, by path in the archive. */
  readonly captures: Readonly<Record<string, Uint8Array>>
  /** Paths of captures that would have made the archive too large. */
  readonly leftOut: readonly string[]
  /** Accounts that are in both teams. */
  readonly sharedMembers: readonly string[]
  /** Addresses from which members of both teams came last. Only administrators may know: null for others. */
  readonly sharedAddresses: readonly { ip: string; users: readonly string[] }[] | null
}

type Member = { readonly userId: string; readonly userName: string }

/** What the server has about the two teams of a case besides their answers. */
export async function circumstancesOf(
  client: QueryClient,
  gameId: number,
  { owner, submitter, incidents }: CheatCase,
  { isAdmin }: { isAdmin: boolean },
): Promise<Circumstances> {
  const participations = await client.query(reviewQueries.participations(gameId))
  const membersOf = ({ id }: Party): Member[] =>
    (participations.find((each) => each.id === id)?.team.members ?? []).map((member) => {
      return { userId: member.userId, userName: member.userName ?? member.userId }
    })
  const sides = [membersOf(owner), membersOf(submitter)] as const
  const titles = new Set(incidents.map(({ challenge }) => challenge))
  return {
    ...(await capturesOf(client, gameId, [owner, submitter], titles)),
    sharedMembers: sides[0]
      .filter(({ userId }) => sides[1].some((other) => other.userId === userId))
      .map(({ userName }) => userName),
    sharedAddresses: isAdmin ? await sharedAddresses(client, sides) : null,
  }
}

async function capturesOf(
  client: QueryClient,
  gameId: number,
  parties: readonly Party[],
  titles: ReadonlySet<string>,
): Promise<Pick<Circumstances, 'captures' | 'leftOut'>> {
  const captures: Record<string, Uint8Array> = {}
  const leftOut: string[] = []
  let room = largestCaptures
  const challenges = await client.query(captureQueries.challenges(gameId))
  for (const { id, title } of challenges.filter((each) => titles.has(each.title))) {
    for (const party of parties) {
      for (const { fileName, size } of await filesOf(client, id, party.id)) {
        const path = `captures/${id}-${pathPart(title)}/${party.id}/${pathPart(fileName)}`
        if (size > room) leftOut.push(path)
        else {
          room -= size
          captures[path] = await client.query(
            captureQueries.content(id, party.id, fileName, bytesOf),
          )
        }
      }
    }
  }
  return { captures, leftOut }
}

const pathPart = (name: string) => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')

/** Servers answer 404 where nothing was captured. */
async function filesOf(client: QueryClient, challengeId: number, partId: number) {
  try {
    return await client.query(captureQueries.files(challengeId, partId))
  } catch (error) {
    if (hasStatus(error, 404)) return []
    throw error
  }
}

const bytesOf = async (body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(body).arrayBuffer())

async function sharedAddresses(
  client: QueryClient,
  sides: readonly [readonly Member[], readonly Member[]],
): Promise<{ ip: string; users: string[] }[]> {
  const [owners, submitters] = await Promise.all(
    sides.map((members) =>
      Promise.all(
        members.map(async ({ userId, userName }) => {
          const { data } = await client.query(userQueries.search(userId))
          const ip = data.find(({ id }) => id === userId)?.ip
          return { ip, userName }
        }),
      ),
    ),
  )
  const all = [...(owners ?? []), ...(submitters ?? [])]
  const ips = new Set(owners?.map(({ ip }) => ip).filter((ip) => ip && ip !== '0.0.0.0'))
  return [...ips]
    .filter((ip) => submitters?.some((other) => other.ip === ip))
    .map((ip) => ({
      ip: ip ?? '',
      users: [...new Set(all.filter((user) => user.ip === ip).map(({ userName }) => userName))],
    }))
}
