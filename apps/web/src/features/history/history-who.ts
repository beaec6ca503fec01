/** The ways of sign-in that are shown in the history. */
const WAYS: Record<string, string> = { code: "by access code", name: "by name and passcode" }
const ROLES: Record<string, string> = { judge: "judge", organizer: "organizer" }

type Who = { actor: string; role?: string; way?: string; device?: string }

/** "Ann · judge, by name and passcode · iPhone"; older lines have only the name. */
export function whoDidIt({ actor, role = "", way = "", device = "" }: Who): string {
  const as = [ROLES[role], role === "judge" ? WAYS[way] : undefined].filter(Boolean).join(", ")
  return [actor, as, device].filter(Boolean).join(" · ")
}
