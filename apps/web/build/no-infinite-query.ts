/** Stands where TanStack Query keeps the code of endless lists (build/lighter.ts). */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of builds: apps/web/build/lighter.ts')
}
