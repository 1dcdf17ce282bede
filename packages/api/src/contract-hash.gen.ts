// Made from openapi/ by `pnpm api:generate`. Change the contract, not this file.

/** Differs from version to version of the contract: what was kept under another one is not read. */
export const contractHash = '385d1c391872'
