import { type JudgeData, judgeData, judgeSession } from "../../lib/storage.ts"

/** The judge who is signed in on this device. */
export const signedIn = (): JudgeData | null => (judgeSession.read() ? judgeData.read() : null)

/** Fills the names into the slots of a part of the page. */
export const fillNames = (part: ParentNode, { judge, event }: JudgeData): void =>
  fillSlots(part, { judge: judge.name, event: event.name })

/** Replaces the slots of a part of the page by texts, by their names. */
export function fillSlots(part: ParentNode, texts: Record<string, string>): void {
  for (const slot of part.querySelectorAll("slot")) slot.replaceWith(texts[slot.name] ?? "")
}
