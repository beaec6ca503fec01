import type { judgeContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OwnJudge } from "../../access/seen.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"

export async function saveSheet(_db: Database, _judge: OwnJudge, _input: z.output<typeof contract.saveSheet.input>): Promise<z.output<typeof contract.saveSheet.output>> {
  throw new AppError("UNAVAILABLE")
}
