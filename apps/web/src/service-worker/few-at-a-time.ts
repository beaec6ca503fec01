/** What to do after one item: go on with the next, or start nothing new. */
export type Verdict = "go-on" | "stop"

/** Processes items in their order, at most `width` at a time, until all are done or one says to stop. */
export async function fewAtATime<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Verdict>,
): Promise<void> {
  const rest = items.values()
  let isStopped = false
  const lane = async () => {
    for (const item of rest) {
      if (isStopped) return
      if ((await work(item)) === "stop") isStopped = true
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
}
