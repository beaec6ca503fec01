import { DEMO_ORGANIZER_PASSWORD } from "@rosette/contract/demo"
import { type Finding, fault, ok, warning } from "./finding.ts"
import { type Database, DEMO_CODES, verifyPassword } from "./from-the-server.ts"

/** A demo event that can be opened with what everybody can read in the sources. */
export type OpenDemo = { name: string; hasPassword: boolean; codes: string[] }

export async function readDemo({ prisma }: Database): Promise<OpenDemo[]> {
  const events = await prisma.event.findMany({
    where: { isDemo: true },
    select: {
      name: true,
      organizerPasswordHash: true,
      judges: { where: { accessCode: { in: [...DEMO_CODES] } }, select: { accessCode: true } },
    },
  })
  return Promise.all(
    events.map(async ({ name, organizerPasswordHash, judges }) => {
      const hasPassword = await verifyPassword(organizerPasswordHash, DEMO_ORGANIZER_PASSWORD)
      return { name, hasPassword, codes: judges.map(({ accessCode }) => accessCode) }
    }),
  )
}

export function demoFinding({ demos, isPublic }: { demos: readonly OpenDemo[]; isPublic: boolean }): Finding {
  const open = demos.find(({ hasPassword, codes }) => hasPassword || codes.length > 0)
  if (!open) return ok("demo", "No event opens with a password of the demo.")
  const found = `The event “${open.name}” opens with passwords that everybody can read${isPublic ? ", at a public address" : ""}.`
  const toDo =
    "Delete the event, or give it another password and its judges new codes. DEMO=0 makes none in an empty database."
  return isPublic ? fault("demo", found, toDo) : warning("demo", found, toDo)
}
