import { randomUUID } from "node:crypto"
import Fastify from "fastify"
import { expect, it } from "vitest"
import { describeError } from "../describe-error.ts"
import { loggedPath, logOptions, logRequests } from "./request-log.ts"

/** An app that logs into a list, and fails as requested. */
function loggingApp(fail: () => unknown) {
  const lines: string[] = []
  const app = Fastify(logOptions({ logLevel: "info", logTo: { write: (line) => lines.push(line) } }))
  logRequests(app)
  app.post("/api/judges/:id/scores", async (request, reply) => {
    request.log.error({ err: fail(), body: request.body, ...(request.body as object) }, "call failed")
    return reply.status(503).send({ code: "UNAVAILABLE" })
  })
  return { app, lines }
}

it("writes one line per response, and puts its id on the response", async () => {
  const { app, lines } = loggingApp(() => new Error("no"))
  const answer = await app.inject({ method: "POST", url: "/api/judges/7/scores?token=hidden", payload: {} })
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered")
  expect(logged).toMatchObject([
    {
      method: "POST",
      path: "/api/judges/7/scores",
      status: 503,
      reqId: answer.headers["x-request-id"],
      ms: expect.any(Number),
    },
  ])
  expect(lines.join("")).not.toContain("hidden")
})

it.each([
  ["/stage/uViT_key", "/stage/[redacted]"],
  ["/api/stage/uViT_key", "/api/stage/[redacted]"],
  ["/api//stage/uViT_key", "/api//stage/[redacted]"],
  ["/API/Stage/uViT_key?after=3", "/API/Stage/[redacted]"],
  ["/api/%73tage/uViT_key", "/api/stage/[redacted]"],
  ["/api/%2573tage%2FuViT_key", "/api/stage/[redacted]"],
  ["/%zz/stage/uViT_key", "/%zz/stage/[redacted]"],
  ["/r/uViT_key", "/r/[redacted]"],
  ["/r/uViT_key.json", "/r/[redacted]"],
  ["/e/uViT_key/12", "/e/[redacted]"],
  ["/v/7YQ4K2MP", "/v/[redacted]"],
  ["/v%237YQ4K2MP", "/v#[redacted]"],
  ["/api/events/7/ceremony/stage-key", "/api/events/7/ceremony/stage-key"],
  ["/api/entries/7", "/api/entries/7"],
  ["/trpc/organizer.judges,organizer.sessions?batch=1", "/trpc/organizer.judges,organizer.sessions"],
])("never writes the key of a stage or a public page, nor the code of a ticket: %s", (url, path) => {
  expect(loggedPath(url)).toBe(path)
})

it("never writes a secret", async () => {
  const secrets = Array.from({ length: 6 }, () => randomUUID())
  const [cookie, password, accessCode, passcode, authorization, sessionId] = secrets
  const query = new Error(
    `\nInvalid \`prisma.judge.create()\` invocation:\n\n{ data: { accessCode: "${accessCode}" } }\n\nArgument \`name\` is missing.`,
  )
  const { app, lines } = loggingApp(() => Object.assign(query, { clientVersion: password, meta: { passcode } }))
  await app.inject({
    method: "POST",
    url: "/api/judges/7/scores",
    headers: { cookie: `rosette_judge=${cookie}`, authorization: `Bearer ${authorization}` },
    payload: { password, accessCode, passcode, sessionId, organizerPassword: password, newPassword: password },
  })
  expect(lines.join("")).toContain("Argument `name` is missing.")
  for (const secret of secrets) expect(lines.join("")).not.toContain(secret)
})

it("describes an error by type, message and stack", () => {
  const error = new TypeError("no such thing", { cause: Object.assign(new Error("locked"), { code: "SQLITE_BUSY" }) })
  expect(describeError(error)).toMatchObject({
    type: "TypeError",
    message: "no such thing",
    stack: expect.stringMatching(/^at /),
    cause: { type: "Error", message: "locked", code: "SQLITE_BUSY" },
  })
  expect(describeError("text")).toEqual({ type: "string", message: "not an error", stack: "" })
})
