import { expect, it } from "vitest"
import { unavailableErrorOf } from "./database-unavailable.ts"

const prisma = (originalCode: string) => ({ code: "P2010", meta: { driverAdapterError: { cause: { originalCode } } } })

it.each([
  ["SQLite's lock", { errcode: 5 }, "busy"],
  ["SQLite's lock while recovering", { errcode: 261 }, "busy"],
  ["SQLite's full disk", { errcode: 13 }, "full"],
  ["SQLite's read-only file", { errcode: 8 }, "read-only"],
  ["SQLite's missing folder", { errcode: 14 }, "unreachable"],
  ["PostgreSQL's deadlock", { code: "40P01" }, "busy"],
  ["PostgreSQL's lock timeout", { code: "55P03" }, "busy"],
  ["PostgreSQL's full disk", { code: "53100" }, "full"],
  ["PostgreSQL's standby", { code: "25006" }, "read-only"],
  ["PostgreSQL shutting down", { code: "57P01" }, "unreachable"],
  ["no PostgreSQL", { code: "ECONNREFUSED" }, "unreachable"],
  ["no way to PostgreSQL's host", { code: "EHOSTUNREACH" }, "unreachable"],
  ["a connection lost", new Error("Connection terminated unexpectedly"), "unreachable"],
  ["a connection without an answer", new Error("Query read timeout"), "unreachable"],
  ["Prisma around PostgreSQL's full disk", prisma("53100"), "full"],
  ["Prisma's wait for a transaction", { code: "P2028" }, "busy"],
])("%s means the database is unavailable", (_name, error, reason) => {
  expect(unavailableErrorOf(error)).toMatchObject({ name: "DatabaseUnavailableError", reason, cause: error })
})

it.each([
  ["a unique rule", { errcode: 2067 }],
  ["a missing parent", { code: "P2003" }],
  ["a programming error", new TypeError("x is not a function")],
  ["a text", "busy"],
  ["nothing", undefined],
])("%s does not mean it", (_name, error) => {
  expect(unavailableErrorOf(error)).toBeNull()
})
