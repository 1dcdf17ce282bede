import { ApiError } from '@halyard/api'

/** What a password led to: a session, or the second step. */
export type Outcome<Data> = { in: Data } | 'secondStep'

/** A log-in whose refusal for want of the second step is an answer, and not a failure. */
export const orSecondStep =
  <Body, Data>(logIn: (body: Body) => Promise<Data>) =>
  async (body: Body): Promise<Outcome<Data>> => {
    try {
      return { in: await logIn(body) }
    } catch (error) {
      if (error instanceof ApiError && error.need === 'secondFactor') return 'secondStep'
      throw error
    }
  }
