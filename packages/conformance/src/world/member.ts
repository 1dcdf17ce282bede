import { Actor, type Scene } from '#http/actor.ts'

export type Account = { userName: string; password: string; email: string }

/** Somebody with an account. */
export class Member extends Actor {
  readonly account: Account
  /** Known after the first login. */
  userId = ''

  constructor(scene: Scene, account: Account, name = account.userName) {
    super(scene, name)
    this.account = account
  }
}

/** A member who captains a team of their own. */
export type Player = Member & { teamId: number; teamName: string }
