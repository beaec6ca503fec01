import { useState } from "react"
import type { ListedEntry } from "./entry-list.tsx"
import { stageOf } from "./entry-stage.ts"

/** Whether all entries are judged, and whether the last one was while the screen was open. Waits for a sheet that is being sent. */
export function useFinish(entries: readonly ListedEntry[]) {
  const isDone = entries.length > 0 && entries.every((one) => stageOf(one) === "done")
  const isUnderWay = entries.some(({ pending }) => pending?.state === "sending")
  const [finish, setFinish] = useState({ isFinished: isDone && !isUnderWay, isNew: false })
  if (finish.isFinished && !isDone) setFinish({ isFinished: false, isNew: true })
  if (!finish.isFinished && isDone && !isUnderWay) setFinish({ isFinished: true, isNew: true })
  return finish
}
