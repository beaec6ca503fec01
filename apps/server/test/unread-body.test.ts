import { ERRORS, type ErrorCode } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import { beforeAll, describe, expect, it } from "vitest"
import { onSqliteAlone } from "./each-database.ts"
import { listenLocally, sendRaw } from "./raw-http.ts"

const LARGE = 9 * 1_048_576

type Refused = { what: string; path: string; bytes: number; header?: string; code: ErrorCode }
const REFUSED: Refused[] = [
  { what: "a byte too many", path: "/api/events", bytes: LIMITS.body.restBytes + 1, code: "TOO_LARGE" },
  {
    what: "a whole file by somebody who is not signed in",
    path: "/api/events/1/import-csv",
    bytes: LIMITS.body.importBytes + 1,
    code: "SIGN_IN_REQUIRED",
  },
  { what: "thirty megabytes", path: "/api/events", bytes: 3 * LIMITS.body.importBytes, code: "TOO_LARGE" },
  { what: "ten megabytes by tRPC", path: "/trpc/organizer.createEvent", bytes: LARGE, code: "TOO_LARGE" },
  { what: "what goes nowhere", path: "/api/nowhere", bytes: LARGE, code: "NOT_FOUND" },
  {
    what: "what comes from another site",
    path: "/api/events/1/import-csv",
    bytes: LARGE,
    header: "Origin: http://elsewhere.test",
    code: "FOREIGN_ORIGIN",
  },
]

describe("a client that sends its whole body before it reads gets the refusal", () => {
  onSqliteAlone((startApp) => {
    let port: number
    beforeAll(async () => {
      port = await listenLocally((await startApp()).app)
    })

    const post = ({ path, bytes, header = "X-None: 0" }: Pick<Refused, "path" | "bytes" | "header">) =>
      Buffer.from(
        `POST ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`,
      )

    it.each(REFUSED)("$what: $code", async (refused) => {
      for (let time = 1; time <= 3; time++) {
        const { status, body } = await sendRaw(port, Buffer.concat([post(refused), Buffer.alloc(refused.bytes, " ")]))
        expect(status).toBe(ERRORS[refused.code].status)
        expect(body).toContain(`"code":"${refused.code}"`)
      }
    })

    it("the refusal does not wait for a body that never comes", async () => {
      const { status } = await sendRaw(port, post({ path: "/api/nowhere", bytes: 10 }))
      expect(status).toBe(404)
    })
  })
})
