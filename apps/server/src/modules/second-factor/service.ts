// What other modules ask of the tables of this one.
export {
  countRecoveryCodes,
  deleteAllPasskeys,
  deletePasskey,
  deleteTotp,
  activateSecret,
  findTotp,
  findWithSecondFactor,
  hasSecondFactor,
  insertPasskey,
  listPasskeys,
  lockAccount,
  renamePasskey,
  replaceRecoveryCodes,
  storeWaitingSecret,
} from '#modules/second-factor/repository.ts'
