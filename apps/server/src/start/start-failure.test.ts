import { expect, it } from "vitest"
import { DatabaseUnavailableError } from "../data/database-unavailable.ts"
import { SettingError, type Settings } from "../env.ts"
import { databaseFailure, listenFailure } from "./start-failure.ts"

const SETTINGS = { host: "not-a-host", port: 3000 } as Settings

it.each([
  ["ECONNREFUSED", "nothing listens there"],
  ["ENOTFOUND", "no such host"],
  ["ETIMEDOUT", "no answer"],
])(
  "a PostgreSQL that cannot be reached is named with host, port and cause, without its password: %s",
  (code, cause) => {
    const error = new DatabaseUnavailableError("unreachable", Object.assign(new Error("connect"), { code }))
    const { message } = databaseFailure(error, "DATABASE_URL", "postgresql://shows:secret@db.test/rosette")
    expect(message).toBe(
      `DATABASE_URL: the database cannot be opened or reached. Tried db.test:5432: ${cause} (${code}).`,
    )
  },
)

it.each(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"])("%s is explained by the setting HOST", (code) => {
  const failure = listenFailure(Object.assign(new Error("getaddrinfo"), { code }), SETTINGS)
  expect(failure).toEqual(new SettingError("HOST not-a-host is not an address of this machine."))
})

it("another error stays what it is", () => {
  const error = Object.assign(new Error("odd"), { code: "EODD" })
  expect(listenFailure(error, SETTINGS)).toBe(error)
})
