import { plural } from "../../../lib/format.ts"

type Finish = {
  /** Sheets that the server does not have. */
  waiting: number
  /** Those among them that do not go out without the judge. */
  needJudge: number
  /** Whether this browser keeps them. */
  isSafe: boolean
  where: string
}

/** What has become of a judge's sheets when all entries are judged: never more than is so. */
export function finishText({ waiting, needJudge, isSafe, where }: Finish): string {
  if (waiting === 0) return "Everything is sent."
  const sheets = plural(waiting, "score sheet")
  const are = waiting === 1 ? "is" : "are"
  if (!isSafe) return `${sheets} ${are} not sent yet, and this browser cannot keep them. Leave this page open.`
  if (needJudge > 0) return `${sheets} ${are} not sent. Tap “${waiting} waiting” below to see what to do.`
  return `${sheets} ${are} saved on this ${where} and will send automatically when you're back online.`
}
