/** The administrator that the server under test makes on its empty data folder. */
export const admin = { name: 'harbourmaster', password: 'Lighthouse-7-Keeper' } as const
