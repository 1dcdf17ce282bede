/** The values of `?view=` that show the scoreboard on a wall. */
export const isProjector = (view: string | null): boolean => view === 'live' || view === 'projector'
