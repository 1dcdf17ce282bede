import { openDomain, policyOf, registrationBody, visitor } from '#groups/account/visitors.ts'
import type { Journey, Trip } from '#groups/journeys/trip.ts'
import { makeMembers } from '#world/accounts.ts'
import { logIn } from '#world/credentials.ts'
import type { Member } from '#world/member.ts'

const journey = 'journey: register'

/** A visitor opens the platform, and comes back with an account. */
export const registering: Journey = {
  name: 'register',
  operations: [
    'getClientConfig',
    'getCaptchaInfo',
    'getPowChallenge',
    'registerAccount',
    'logIn',
    'logOut',
    'getProfile',
    'updateProfile',
    'changePassword',
    'updateAvatar',
    'verifyEmail',
    'resetPassword',
  ],
  play: async (trip) => {
    const { anonymous, findings } = trip
    await anonymous.ok('getClientConfig')
    await anonymous.ok('getCaptchaInfo')
    const policy = await policyOf(trip)
    if (policy && !(policy.allowRegister && policy.activeOnRegister)) {
      findings.untried(journey, 'the policy of the server lets nobody in at once')
      const [member] = await makeMembers(trip, ['way'])
      trip.member = member
      return
    }
    trip.member = await registered(trip, openDomain(policy))
    const { userName, role } = await trip.member.ok('getProfile')
    findings.same(
      journey,
      'the new account',
      [userName, role],
      [trip.member.account.userName, 'User'],
    )
  },
}

async function registered(trip: Trip, domain: string | undefined): Promise<Member> {
  const member = visitor(trip, 'way', domain)
  const body = await registrationBody(trip, member.account)
  const { data } = await member.ok('registerAccount', { body })
  trip.findings.same(journey, 'what happens next', data, 'LoggedIn')
  await logIn(trip, member)
  return member
}
