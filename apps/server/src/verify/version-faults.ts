import { missingVersions, versionsWithoutLine } from "@rosette/domain/snapshots/sound-version"
import type { Database } from "../data/database.ts"
import { faultOfVersion, publicationLines } from "../data/records/published-versions.ts"

const SENTENCES = {
  body: "its content was changed after it was published",
  line: "its checksum is not the one that the history names",
} as const

/** Checks every published version against its checksum and the line of its publication, one at a time. */
export async function versionFaults({ prisma }: Database): Promise<{ versions: number; faults: string[] }> {
  // Also events whose versions are all missing.
  const events = await prisma.event.findMany({ orderBy: { id: "asc" }, select: { id: true } })
  const faults: string[] = []
  let versions = 0
  for (const { id: eventId } of events) {
    const where = { eventId }
    const stored = await prisma.snapshot.findMany({ where, orderBy: { version: "asc" }, select: { version: true } })
    const own = stored.map(({ version }) => version)
    versions += own.length
    const lines = await publicationLines(prisma, eventId)
    const name = (version: number, what: string) => `Event ${eventId}: version ${version}: ${what}.`
    for (const version of own) {
      const snapshot = await prisma.snapshot.findUnique({ where: { eventId_version: { eventId, version } } })
      const fault = snapshot && faultOfVersion(snapshot, lines)
      if (fault) faults.push(name(version, SENTENCES[fault]))
    }
    for (const version of versionsWithoutLine(own, lines)) faults.push(name(version, "the history does not name it"))
    for (const version of missingVersions(own, lines)) faults.push(name(version, "it is missing"))
  }
  return { versions, faults }
}
