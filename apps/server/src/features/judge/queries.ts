import type { judgeContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { SeenJudge } from "../../access/seen.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"
import type { JudgeSession } from "../../sessions/session-store.ts"

export async function judgeWorkspace(_db: Database, _judge: JudgeSession): Promise<z.output<typeof contract.workspace.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function judgeProgress(_db: Database, _judge: SeenJudge): Promise<z.output<typeof contract.progress.output>> {
  throw new AppError("UNAVAILABLE")
}

export async function judgeScores(_db: Database, _judge: SeenJudge, _entryId: number): Promise<z.output<typeof contract.scores.output>> {
  throw new AppError("UNAVAILABLE")
}
