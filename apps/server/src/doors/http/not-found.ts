import { type ScreenPath, screenPathOf, stageKeyOf } from "@rosette/contract/screens"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { AppError } from "../../refusals/app-error.ts"
import { sendRefusal } from "./send-refusal.ts"

const BELONGS_TO_MACHINES = /^\/+(api|trpc|photos|assets)(\/|$)/i

/** Whether an unknown path may be a screen of the web client: not if only a program would ask for it. */
export function mayBeScreen(method: string, url: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false
  const path = url.split("?", 1)[0] ?? "/"
  try {
    return !BELONGS_TO_MACHINES.test(decodeURIComponent(path))
  } catch {
    // A path that cannot be decoded is not an address.
    return false
  }
}

const pathOf = (url: string) => decodeURIComponent(url.split("?", 1)[0] ?? "/")

/** Headers that would shorten the answer; a not-found page is always sent whole. */
const PARTS = ["range", "if-range", "if-none-match", "if-modified-since"]

/** While the database does not answer, a stage is shown anyway: its page asks again automatically. */
async function isClosedStage(url: string, isStageOpen: Screens["isStageOpen"]): Promise<boolean> {
  const key = stageKeyOf(pathOf(url))
  return key !== null && !(await isStageOpen(key).catch(() => true))
}

async function sendScreen(request: FastifyRequest, reply: FastifyReply, { documentOf, isStageOpen }: Screens) {
  const screen = screenPathOf(pathOf(request.url))
  if (screen === null || (await isClosedStage(request.url, isStageOpen))) {
    for (const name of PARTS) delete request.raw.headers[name]
    return reply.status(404).sendFile("index.html")
  }
  return reply.sendFile(documentOf(screen))
}

type Screens = {
  hasScreens: boolean
  /** Returns the file that is sent for a screen. */
  documentOf: (screen: ScreenPath) => string
  isStageOpen: (stageKey: string) => Promise<boolean>
}

/**
 * An unknown path is a screen of the web client, or NOT_FOUND as JSON; this is decided before a body is read or its
 * type checked. An address without a screen gets the client's not-found page with status 404; a stage with an unknown
 * key gets its own page with that status.
 */
export function answerUnknownPaths(app: FastifyInstance, screens: Screens): void {
  const { hasScreens } = screens
  const isScreen = (method: string, url: string) => hasScreens && mayBeScreen(method, url)
  app.addHook("onRequest", (request, _reply, done) => {
    done(request.is404 && !isScreen(request.method, request.url) ? new AppError("NOT_FOUND") : undefined)
  })
  app.setNotFoundHandler((request, reply) =>
    isScreen(request.method, request.url)
      ? sendScreen(request, reply, screens)
      : sendRefusal(reply, new AppError("NOT_FOUND")),
  )
}
