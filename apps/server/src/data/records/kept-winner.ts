import type { AwardWinner } from "@rosette/contract/awards"
import type { RowOf } from "../rows.ts"
import { idsIn } from "./json-columns.ts"

type KeptColumns = Pick<RowOf<"AwardWinner">, "keptAgainst" | "keptBy" | "keptReason" | "keptAt">

/** Who kept the winner of an award against the rules, and why; null if nobody had to. */
export function keptOf({ keptAgainst, keptBy: by, keptReason: reason, keptAt }: KeptColumns): AwardWinner["kept"] {
  if (keptAgainst === null || keptAt === null) return null
  return { by, reason, at: keptAt.toISOString(), against: idsIn(keptAgainst) }
}
