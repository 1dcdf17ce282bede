import type {
  AnswerResult,
  ApiError,
  Challenge,
  ClientConfig,
  Game,
  Profile,
  Schema,
  StoredFile,
  Team,
} from '@halyard/api'
import { createClient, unwrap } from '@halyard/api'
import { describe, expectTypeOf, it } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import * as front from '#index.ts'
import type { Download, FileToSend } from '#index.ts'

/** What a mutation is called with, and what it resolves with. */
type Mutation = { mutationFn?: (variables: never, context: never) => Promise<unknown> }
type Variables<M extends Mutation> = Parameters<NonNullable<M['mutationFn']>>[0]
type Result<M extends Mutation> = Awaited<ReturnType<NonNullable<M['mutationFn']>>>

// Never run: the compiler judges these calls.
describe('queries', () => {
  const read = createQueryClient()

  it('give what the contract says', () => {
    expectTypeOf(read.getQueryData(front.infoQueries.config().queryKey)).toEqualTypeOf<
      ClientConfig | undefined
    >()
    expectTypeOf(read.getQueryData(front.teamQueries.mine().queryKey)).toEqualTypeOf<
      Team[] | undefined
    >()
    expectTypeOf(read.getQueryData(front.gameQueries.detail(3).queryKey)).toEqualTypeOf<
      Game | undefined
    >()
    expectTypeOf(read.getQueryData(front.playQueries.challenge(3, 7).queryKey)).toEqualTypeOf<
      Challenge | undefined
    >()
    expectTypeOf(read.getQueryData(front.submissionQueries.status(3, 7, 1).queryKey)).toEqualTypeOf<
      AnswerResult | undefined
    >()
    expectTypeOf(read.getQueryData(front.userQueries.search('ada').queryKey)).toEqualTypeOf<
      Schema<'UserInfoPage'> | undefined
    >()
    expectTypeOf(read.getQueryData(front.editGameQueries.hashSalt(3).queryKey)).toEqualTypeOf<
      string | undefined
    >()
  })

  it('take a visitor for an answer', () => {
    expectTypeOf(read.getQueryData(front.accountQueries.profile().queryKey)).toEqualTypeOf<
      Profile | null | undefined
    >()
  })

  it('take the ids they need', () => {
    expectTypeOf(front.playQueries.challenge).parameters.toEqualTypeOf<[number, number]>()
    expectTypeOf(front.infoQueries.post).parameters.toEqualTypeOf<[string]>()
    // @ts-expect-error a game's id is a number
    front.gameQueries.detail('3')
    // @ts-expect-error no answer has this status
    front.monitorQueries.submissions(3, { count: 10, skip: 0, type: 'Perhaps' })
  })
})

describe('mutations', () => {
  it('carry ids and body in one', () => {
    expectTypeOf<Variables<typeof front.submitFlag>>().toHaveProperty('flag')
    expectTypeOf<Variables<typeof front.submitFlag>>().toExtend<{
      gameId: number
      challengeId: number
      flag: string
    }>()
    expectTypeOf<Variables<typeof front.kickMember>>().toExtend<{
      teamId: number
      userId: string
    }>()
    expectTypeOf<Variables<typeof front.updateTeamAvatar>>().toExtend<
      { teamId: number } & FileToSend
    >()
    expectTypeOf<Variables<typeof front.resetLogo>>().toBeVoid()
  })

  it('resolve with what the server answers', () => {
    expectTypeOf<Result<typeof front.submitFlag>>().toEqualTypeOf<number>()
    expectTypeOf<Result<typeof front.createTeam>>().toEqualTypeOf<Team>()
    expectTypeOf<Result<typeof front.resetUserPassword>>().toEqualTypeOf<string>()
    expectTypeOf<Result<typeof front.uploadAssets>>().toEqualTypeOf<StoredFile[]>()
    expectTypeOf<Result<typeof front.exportGame>>().toEqualTypeOf<Download>()
  })
})

describe('the client', () => {
  const client = createClient()

  it('knows paths, parameters and bodies', () => {
    expectTypeOf(() =>
      unwrap(client.GET('/api/team/{id}', { params: { path: { id: 7 } } })),
    ).returns.resolves.toEqualTypeOf<Team>()
    expectTypeOf(() =>
      unwrap(client.POST('/api/account/logout')),
    ).returns.resolves.toEqualTypeOf<undefined>()
    expectTypeOf<ApiError['field']>().toEqualTypeOf<string | undefined>()
    // @ts-expect-error there is no such path
    expectTypeOf(() => client.GET('/api/teams'))
    // @ts-expect-error the id is missing
    expectTypeOf(() => client.GET('/api/team/{id}'))
    // @ts-expect-error a password is needed
    expectTypeOf(() => client.POST('/api/account/login', { body: { userName: 'ada' } }))
  })

  it('refuses what belongs to a query, not to its request', () => {
    // @ts-expect-error an option of the cache
    expectTypeOf(() => client.GET('/api/posts', { gcTime: 0 }))
    const call = { params: { path: { id: 7 } } }
    // @ts-expect-error the same beside what it knows
    expectTypeOf(() => client.GET('/api/team/{id}', { ...call, staleTime: 0 }))
  })
})
