import { randomUUID } from "node:crypto"
import type { Prisma } from "../../../../prisma/generated/sqlite/client.ts"

/** The required fields of an event; the passcode is new each time. */
export function eventRow(fields: Partial<Prisma.EventCreateInput> = {}): Prisma.EventCreateInput {
  return {
    name: "Summer Show",
    description: "",
    date: "",
    time: "",
    location: "",
    passcode: randomUUID(),
    organizerName: "Ada",
    organizerPasswordHash: "-",
    ...fields,
  }
}
