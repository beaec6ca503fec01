import type { SavedSheet } from "@rosette/contract/sheets"
import type { Database } from "../../../data/database.ts"
import type { OwnJudge } from "../access.ts"
import type { SheetInput } from "./decide-sheet.ts"
import { saveInTurn } from "./save-queue.ts"
import { namedAttemptOf } from "./saved-mutation.ts"

/**
 * Saves a whole sheet, or nothing of it. Product rules: the same attempt again gets the first answer again; the same
 * sheet again changes nothing; a submitted sheet is locked except for missing scores (SCORES_LOCKED); an event whose
 * judging is closed accepts none (EVENT_CLOSED); what another device saved is not overwritten unseen (SHEET_CHANGED); a
 * sheet made for another database is refused (DATABASE_CHANGED).
 */
export function saveSheet(db: Database, judge: OwnJudge, input: SheetInput): Promise<SavedSheet> {
  return saveInTurn(db, { judge, input, named: namedAttemptOf(input) })
}
