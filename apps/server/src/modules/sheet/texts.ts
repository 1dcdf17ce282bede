/** `2026-11-21 12:00:00Z` */
export const sheetTime = (epochMs: number): string =>
  `${new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ')}Z`
