import { type JudgeScope, sectionsOf } from "../contest/judge-scope.ts"
import { NO_CLASS } from "../contest/scorecard.ts"

type NamedClass = { id: number; name: string }

/**
 * "Engine only · Class A, B": what a judge is limited to, in the event's own words; "" for a judge of everything. A class that is not
 * known any more is left out.
 */
export function scopeText(scope: JudgeScope, sections: readonly string[], classes: readonly NamedClass[]): string {
  const named = sectionsOf(scope).map((number) => sections[number - 1] ?? `Section ${number}`)
  const parts = [named.length > 0 ? `${named.join(", ")} only` : "", classesText(scope, classes)]
  return parts.filter(Boolean).join(" · ")
}

function classesText({ classIds = [] }: JudgeScope, classes: readonly NamedClass[]): string {
  const names = classes.filter(({ id }) => classIds.includes(id)).map(({ name }) => name)
  const isForNoClass = classIds.includes(NO_CLASS)
  if (names.length === 0) return isForNoClass ? "No class" : ""
  return `Class ${names.join(", ")}${isForNoClass ? ", no class" : ""}`
}
