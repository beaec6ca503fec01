import { randomUUID } from "node:crypto"
import type { Prisma } from "../../../prisma/generated/sqlite/client.ts"

/** What an event's row needs at least; the passcode is a new one each time. */
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
