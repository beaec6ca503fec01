/** How a session was opened, where a reader of the history should know it. */
const WAYS: Record<string, string> = { code: "by access code", name: "by name and passcode" }
const ROLES: Record<string, string> = { judge: "judge", organizer: "organizer" }

type Who = { actor: string; role?: string; way?: string; device?: string }

/** "Ann · judge, by name and passcode · iPhone": what was recorded of whoever did it; older lines hold the name alone. */
export function whoDidIt({ actor, role = "", way = "", device = "" }: Who): string {
  const as = [ROLES[role], role === "judge" ? WAYS[way] : undefined].filter(Boolean).join(", ")
  return [actor, as, device].filter(Boolean).join(" · ")
}
