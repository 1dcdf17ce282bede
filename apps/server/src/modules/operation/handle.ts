import type { Context } from '#modules/operation/context.ts'
import type { OperationId, ResultOf } from '#modules/operation/operation-types.ts'
import type { PartedReply } from '#modules/operation/parted-reply.ts'
import type { RawReply } from '#modules/operation/raw-reply.ts'
import type { UpgradeReply } from '#modules/operation/upgrade-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** The result type of the contract; void where it is empty. */
type Answer<Id extends OperationId> =
  | ResultOf<Id>
  | PartedReply
  | RawReply
  | UpgradeReply
  | (undefined extends ResultOf<Id> ? void : never)

/** One operation of the contract with the function that answers it. */
export interface Handler<Id extends OperationId> {
  readonly operationId: Id
  run(ctx: Context<Id>): Promise<Answer<Id>>
}

/** The table of all operations: one without a handler, or with another's, does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }

/** Binds a function to an operation; input, caller and result have the contract's types. */
export function handle<Id extends OperationId>(
  operationId: Id,
  run: (ctx: Context<Id>) => Promise<Answer<Id>> | Answer<Id>,
): Handler<Id> {
  return { operationId, run: async (ctx) => run(ctx) }
}

/** An operation of the contract that is not implemented yet: responds with 501. */
export function notImplemented<Id extends OperationId>(operationId: Id): Handler<Id> {
  return handle(operationId, () => {
    throw new Refusal(501, 'notImplemented', { values: { operation: operationId } })
  })
}
