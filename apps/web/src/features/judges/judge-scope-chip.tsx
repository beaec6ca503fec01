import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { scopeText } from "@rosette/domain/assignment/scope-words"
import { useClasses } from "../classes/use-classes.ts"
import { useWords } from "../words/words-context.ts"
import classes from "./judges.module.css"

type Props = { judge: Pick<JudgeForOrganizer, "eventId" | "classIds" | "sections"> }

/** What a judge is limited to, such as "Engine only · Class A, B". */
export function JudgeScopeChip({ judge }: Props) {
  const { sections } = useWords()
  const eventClasses = useClasses(judge.eventId).data ?? []
  return <span className={classes.scope}>{scopeText(judge, sections, eventClasses)}</span>
}
