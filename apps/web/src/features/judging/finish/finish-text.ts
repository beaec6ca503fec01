import { plural } from "../../../lib/format.ts"

type Finish = {
  /** Sheets that the server does not have. */
  waiting: number
  /** How many of them are not sent before the judge acts. */
  needJudge: number
  /** Whether this browser keeps them. */
  isSafe: boolean
  where: string
}

/** Whether a judge's sheets are on the server when all entries are judged. */
export function finishText({ waiting, needJudge, isSafe, where }: Finish): string {
  if (waiting === 0) return "Everything is sent."
  const sheets = plural(waiting, "score sheet")
  const are = waiting === 1 ? "is" : "are"
  if (!isSafe) return `${sheets} ${are} not sent yet, and this browser cannot keep them. Leave this page open.`
  if (needJudge > 0) return `${sheets} ${are} not sent. Tap “${waiting} waiting” below to see what to do.`
  return `${sheets} ${are} saved on this ${where} and will send automatically when you're back online.`
}
