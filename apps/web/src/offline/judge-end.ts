import type { EndReason } from "@rosette/contract/sessions"

/** How the organizer ended a judge's session. */
export type JudgeEnd = { reason: EndReason; eventName: string }

const TEXTS: Record<EndReason, (eventName: string) => string> = {
  removed: (eventName) => `You were removed as a judge of ${eventName}. Ask the organizer before you go on.`,
  newCode: (eventName) => `You have a new access code for ${eventName}. Ask the organizer for it, and sign in again.`,
  ended: (eventName) => `The organizer has ended your session at ${eventName}. Sign in again to go on.`,
}

/** What a judge reads whose session the organizer has ended, and what to do. */
export const judgeEndText = ({ reason, eventName }: JudgeEnd): string => TEXTS[reason](eventName)

/** Whether the judge can sign in again: after a removal there is nothing to sign in to. */
export const canSignInAgain = (end: JudgeEnd | null | undefined): boolean => end?.reason !== "removed"
