import { scopeText } from "@rosette/domain/assignment/scope-words"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import classes from "./side-cards.module.css"

/** Above every entry of a judge who is limited to some classes or sections, such as "Engine only · Class A, B". */
export function ScopeChip({ workspace: { judge, event, classes: eventClasses } }: { workspace: Workspace }) {
  return <p className={classes.scope}>{scopeText(judge, event.words.sections, eventClasses)}</p>
}
