import { hash } from "node:crypto"
import { type PublicationLine, versionFault } from "@rosette/domain/snapshots/sound-version"
import { AppError } from "../../refusals/app-error.ts"
import type { PrismaTransaction } from "../database.ts"

/** A published version as it is stored. */
type StoredVersion = { version: number; sha256: string; body: string }

/** The lines of the history by which versions were published. */
export async function publicationLines(tx: Pick<PrismaTransaction, "historyItem">, eventId: number) {
  const rows = await tx.historyItem.findMany({
    where: { eventId, action: { in: ["results.published", "results.amended"] } },
    orderBy: { id: "asc" },
    select: { after: true },
  })
  // Only storeVersion writes these lines.
  return rows.map(
    ({ after }): PublicationLine => (after === null ? null : (JSON.parse(after) as NonNullable<PublicationLine>)),
  )
}

/** How a stored version differs from what was published; null if it does not. */
export const faultOfVersion = ({ version, sha256, body }: StoredVersion, lines: readonly PublicationLine[]) =>
  versionFault({ version, sha256, bodySha256: hash("sha256", body, "hex") }, lines)

/** Throws VERSION_CHANGED if the version is not the one that was published. */
export async function refuseChangedVersion(
  tx: Pick<PrismaTransaction, "historyItem">,
  eventId: number,
  stored: StoredVersion,
): Promise<void> {
  if (faultOfVersion(stored, await publicationLines(tx, eventId))) throw new AppError("VERSION_CHANGED")
}

/** When the event's results were last published; null while they are not. */
export async function publishedAtOf(
  { snapshot }: Pick<PrismaTransaction, "snapshot">,
  eventId: number,
): Promise<string | null> {
  const last = await snapshot.findFirst({
    where: { eventId, event: { resultsState: "published" } },
    orderBy: { version: "desc" },
    select: { publishedAt: true },
  })
  return last?.publishedAt.toISOString() ?? null
}
