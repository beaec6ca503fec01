import type { Page, Request } from "@playwright/test"

/** The calls of one procedure, such as "organizer.createJudge", alone or in a batch. */
const callsOf = (procedure: string) => (url: URL) =>
  url.pathname.startsWith("/trpc/") && url.pathname.slice("/trpc/".length).split(",").includes(procedure)

type SentSheet = { entryId: number; isSubmitted: boolean; mutationId: string; scores: { points: number }[] }

/** The sheets that a request sends, drafts too. They may be in a batch with other calls, at any place. */
export function sentSheets(request: Request): SentSheet[] {
  const { pathname } = new URL(request.url())
  const calls = pathname.startsWith("/trpc/") ? pathname.slice("/trpc/".length).split(",") : []
  if (!calls.includes("judge.saveSheet")) return []
  const inputs: Record<number, SentSheet> = request.postDataJSON()
  return calls.flatMap((call, at) => (call === "judge.saveSheet" ? (inputs[at] ?? []) : []))
}

export type Refused = { status: number; code: string; message: string }

const BROKEN: Refused = { status: 503, code: "UNAVAILABLE", message: "The server is resting." }

/** Answers a procedure's calls with a refusal, as the server would, until the returned function is called. */
export async function refuseCalls(
  page: Page,
  procedure: string,
  refused: Refused = BROKEN,
): Promise<() => Promise<void>> {
  const { status, code, message } = refused
  const matches = callsOf(procedure)
  await page.route(matches, async (route) => {
    const calls = new URL(route.request().url()).pathname.split(",").length
    const error = { message, code: -32_000, data: { code, httpStatus: status, path: procedure } }
    await route.fulfill({ status, json: Array.from({ length: calls }, () => ({ error })) })
  })
  return () => page.unroute(matches)
}

/** Holds a procedure's calls, so that the pending state can be checked; the returned function releases them. */
export async function holdCalls(page: Page, procedure: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route(callsOf(procedure), async (route) => {
    await gate.promise
    await route.continue()
  })
  return async () => gate.resolve()
}
