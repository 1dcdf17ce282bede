/** Whether the last build is of the files as they are now. */
export function isBuilt(): boolean
