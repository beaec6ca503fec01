import { withRecord } from "../../kernel/access-levels.ts"
import { organizedEntry } from "./access.ts"

/** For calls that name an entry: `ctx.entry` is the right to change it. */
export const entryProcedure = withRecord("organizer", "entryId", "entry", organizedEntry)
