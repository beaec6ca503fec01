import { plural } from "../../../lib/format.ts"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
import { LOST_WITH_PAGE } from "./safety-text.ts"

type Exit = {
  /** Score sheets that the server does not have. */
  waiting: number
  /** Whether this browser keeps them. */
  isSafe: boolean
  isOnline: boolean
}

const NO_CONNECTION = "There is no connection: without one you cannot sign in again and go on judging."

/** The question before the session on this device is ended; null if leaving loses nothing. */
export function exitQuestion({ waiting, isSafe, isOnline }: Exit): Question | null {
  if (waiting === 0 && isOnline) return null
  const isOne = waiting === 1
  const sheets = `${plural(waiting, "score sheet")} ${isOne ? "isn’t" : "aren’t"} sent yet.`
  const fate = isSafe
    ? `${isOne ? "It stays" : "They stay"} on this device until you sign in here again.`
    : LOST_WITH_PAGE
  const sentences = [...(waiting > 0 ? [sheets, fate] : []), ...(isOnline ? [] : [NO_CONNECTION])]
  return {
    title: waiting > 0 ? "Exit with scores that are not sent?" : "Exit without a connection?",
    message: sentences.join(" "),
    action: "Exit",
    cancel: "Stay here",
    isDangerous: !isSafe || !isOnline,
  }
}
