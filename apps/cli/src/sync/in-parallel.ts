/** Runs a task for each item, a few at a time; the results are in the order of the items. The first failure ends all. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const work = async () => {
    for (const [index, item] of rest) results[index] = await task(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
