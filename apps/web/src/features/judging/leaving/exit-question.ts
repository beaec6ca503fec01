import { plural } from "../../../lib/format.ts"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"

type Exit = {
  /** Score sheets that the server does not have. */
  waiting: number
  /** Whether this browser keeps them. */
  isSafe: boolean
  isOnline: boolean
}

const NO_WAY_BACK = "There is no connection: without one you cannot sign in again and go on judging."

/** What a judge is asked before the session on this device is ended; null where leaving costs nothing. */
export function exitQuestion({ waiting, isSafe, isOnline }: Exit): Question | null {
  if (waiting === 0 && isOnline) return null
  const sheets = `${plural(waiting, "score sheet")} ${waiting === 1 ? "is" : "are"} not sent yet.`
  const fate = isSafe
    ? "They stay on this device and are here again when you sign in."
    : "This browser cannot keep them: they will be lost."
  const sentences = [...(waiting > 0 ? [sheets, fate] : []), ...(isOnline ? [] : [NO_WAY_BACK])]
  return {
    title: waiting > 0 ? "Exit with scores that are not sent?" : "Exit without a connection?",
    message: sentences.join(" "),
    action: "Exit",
    cancel: "Stay here",
    isDangerous: !isSafe || !isOnline,
  }
}
