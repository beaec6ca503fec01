import { Readable } from "node:stream"
import { fastify } from "fastify"
import { expect, it, onTestFinished } from "vitest"
import { releaseBeforeAnswers, whenDone } from "./work-of-request.ts"

it("what a request holds is released before its answer begins, once: the next request may come at once", async () => {
  const said: string[] = []
  const app = fastify()
  onTestFinished(() => app.close())
  releaseBeforeAnswers(app)
  app.get("/", (request, reply) => {
    whenDone(request, reply, () => said.push("released"))
    const answer = function* () {
      said.push("answered")
      yield "ok"
    }
    return reply.send(Readable.from(answer()))
  })
  app.get("/refused", (request, reply) => {
    whenDone(request, reply, () => said.push("released"))
    throw new Error("No.")
  })
  await app.inject("/")
  expect((await app.inject("/refused")).statusCode).toBe(500)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(said).toEqual(["released", "answered", "released"])
})
