import { seal } from '@halyard/api'
import { Halted } from '#findings/halt.ts'
import { Actor, type Scene } from '#http/actor.ts'
import { fieldOf } from '#http/answer.ts'
import type { Member } from '#world/member.ts'
import { solveProofOfWork } from '#world/proof-of-work.ts'

/** A password or flag as the server wants it: sealed when it publishes a key. */
export async function secret(scene: Scene, text: string): Promise<string> {
  const answer = await new Actor(scene, 'anonymous').send('getClientConfig')
  const key = fieldOf(answer, 'apiPublicKey')
  return typeof key === 'string' ? seal(key, text) : text
}

/** Answer to the captcha; null where none is asked for. @throws Halted when only a human can answer */
export async function captchaAnswer(scene: Scene): Promise<string | null> {
  const anonymous = new Actor(scene, 'anonymous')
  const type = fieldOf(await anonymous.send('getCaptchaInfo'), 'type')
  if (type === 'CloudflareTurnstile') {
    throw new Halted('the captcha of this server needs a human', { expected: true })
  }
  if (type !== 'HashPow') return null
  const { id, challenge, difficulty } = await anonymous.ok('getPowChallenge')
  return `${id}:${solveProofOfWork(challenge, difficulty)}`
}

/** Logs a member in and learns their id. */
export async function logIn(scene: Scene, member: Member): Promise<void> {
  await member.ok('logIn', {
    body: {
      userName: member.account.userName,
      password: await secret(scene, member.account.password),
      challenge: await captchaAnswer(scene),
    },
  })
  member.userId = (await member.ok('getProfile')).userId
}
