// What other modules ask of the tables of this one.
export {
  countUsers,
  findUser,
  findUserByEmail,
  insertUser,
  updateUser,
} from '#modules/account/repository.ts'
export type { UserRow } from '#modules/account/repository.ts'
