/** What became of one piece of work: go on with the next, or leave all that is not begun. */
export type Verdict = "go-on" | "stop"

/** Works through items in their order, at most `width` at a time, until all are done or one says to stop. */
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
