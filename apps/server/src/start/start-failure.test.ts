import { expect, it } from "vitest"
import { SettingError, type Settings } from "../env.ts"
import { listenFailure } from "./start-failure.ts"

const SETTINGS = { host: "not-a-host", port: 3000 } as Settings

it.each(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"])("%s is explained by the setting HOST", (code) => {
  const failure = listenFailure(Object.assign(new Error("getaddrinfo"), { code }), SETTINGS)
  expect(failure).toEqual(new SettingError("HOST not-a-host is not an address of this machine."))
})

it("another error stays what it is", () => {
  const error = Object.assign(new Error("odd"), { code: "EODD" })
  expect(listenFailure(error, SETTINGS)).toBe(error)
})
