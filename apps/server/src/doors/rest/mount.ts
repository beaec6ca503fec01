import multipart from "@fastify/multipart"
import { LIMITS } from "@rosette/contract/limits"
import { callTRPCProcedure } from "@trpc/server"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Services } from "../../kernel/services.ts"
import { appRouter } from "../../routers/app-router.ts"
import { admit, contextOf } from "../calls/admission.ts"
import { bodyBytes, isFile } from "../calls/body-bytes.ts"
import { readImports } from "../calls/import-body.ts"
import { procedureAt } from "../calls/procedure-list.ts"
import { workFor } from "../calls/work-of-request.ts"
import { readJson } from "./json-body.ts"
import { mountOpenapi } from "./mount-openapi.ts"
import { REPLIES } from "./replies.ts"
import { idsOf, jsonInput } from "./request-input.ts"
import { REST_ROUTES, type RestRoute } from "./routes.ts"
import { receiveImage } from "./upload.ts"

function mountRoute(app: FastifyInstance, services: Services, [method, url, procedure, status]: RestRoute) {
  const info = procedureAt(procedure)
  const send = info.restAnswer && REPLIES[info.restAnswer]
  app.route({
    method,
    url,
    bodyLimit: bodyBytes(info, LIMITS.body.restBytes),
    // A GET has no body: its procedure checks the access early enough.
    ...(method !== "GET" && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
        void (await admit(services, request, reply, [{ procedure: info, index: 0 }])),
    }),
    async handler(request, reply) {
      const ids = idsOf(request.params)
      const input =
        info.body === "picture"
          ? { ...(await workFor(request, receiveImage(request, reply, services))), ...ids }
          : jsonInput(request)
      const ctx = contextOf(services, request, reply)
      const call = callTRPCProcedure({
        router: appRouter,
        path: procedure,
        type: info.type,
        ctx,
        getRawInput: async () => input,
        signal: undefined,
        batchIndex: 0,
      })
      const answer = await workFor(request, call)
      reply.status((ctx.creation.wasThere ? info.statusAgain : status) ?? 200)
      return send ? send(reply, answer) : answer
    },
  })
}

const isImport = ([, , procedure]: RestRoute) => isFile(procedureAt(procedure))

/** The REST API: every route of the table under the app's prefix, and its documentation. */
export async function mountRest(app: FastifyInstance, services: Services): Promise<void> {
  readJson(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("cache-control", "no-store")
    done()
  })
  for (const route of REST_ROUTES) if (!isImport(route)) mountRoute(app, services, route)
  await app.register(async (imports) => {
    readImports(imports)
    for (const route of REST_ROUTES.filter(isImport)) mountRoute(imports, services, route)
  })
  mountOpenapi(app)
}
