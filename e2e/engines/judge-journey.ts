import assert from "node:assert/strict"
import { type APIRequestContext, request } from "@playwright/test"
import type { RunningServer } from "../fixtures/server-process.ts"
import { apiOf } from "../pages/client-of.ts"
import { type Panel, preparePanel } from "../pages/judging.ts"
import { signInOrganizer } from "../pages/prepared-event.ts"
import type { Engine } from "./engine.ts"
import type { Step } from "./report.ts"
import { screenOf, until } from "./screen.ts"

type StoredScore = { entryId: number; criterionId: number; points: number; comments: string; isSubmitted: boolean }

/** The panel's stored scores, read as the organizer. */
async function storedScores(api: APIRequestContext, { event }: Panel): Promise<StoredScore[]> {
  return apiOf(api).organizer.scores.query({ eventId: event.id })
}

/** A judge's journey: sign-in, points in every way, a comment, a draft, a submit, scoring without the server, a move, sending, exit. */
export async function judgeJourney(engine: Engine, server: RunningServer): Promise<Step[]> {
  const screen = screenOf(engine, server.baseURL)
  const api = await request.newContext({ baseURL: server.baseURL })
  const panel = await preparePanel(api)
  const [first, second, third] = panel.entries
  assert(first && second && third, "The panel has entries")
  const button = (name: string) => ({ role: "button", name }) as const
  const slider = (name: string) => ({ role: "slider", name }) as const
  const scoresOf = async (entryId: number) =>
    (await storedScores(api, panel)).filter((score) => score.entryId === entryId)
  let paint = ""

  return [
    [
      "signs in by the code of a card, which is removed from the address",
      async () => {
        await screen.open(`/judge-login#code=${panel.judge.accessCode}`)
        await screen.hasValue({ role: "field", name: "Judge Access Code" }, panel.judge.accessCode)
        assert.ok(!(await engine.run(() => window.location.href)).includes(panel.judge.accessCode))
        await screen.click(button("Access Judging Platform"))
        await screen.shows(`Welcome, ${panel.judge.name}!`)
        await screen.click({ role: "link", name: "Start Judging" })
        await screen.shows(first.entryName)
      },
    ],
    [
      "sets points by dragging, by the keypad and by keys",
      async () => {
        await screen.slide("Paint", 0.7)
        paint = await until("the dragged points", async () => {
          const value = await screen.valueOf(slider("Paint"))
          return Number(value) > 10 && Number(value) < 25 && value
        })
        await screen.click({ role: "button", name: "Bodywork: not scored", isBeginning: true })
        await screen.click({ role: "button", name: "7", dialog: "Bodywork" })
        await screen.click({ role: "button", name: "Next", dialog: "Bodywork" })
        await screen.find({ role: "dialog", name: "Seats" })
        await engine.press("Escape")
        await screen.hasValue(slider("Bodywork"), "7")
        await screen.click(slider("Seats"))
        await engine.type("8")
        await engine.press("ArrowRight")
        await screen.hasValue(slider("Seats"), "9")
      },
    ],
    [
      "writes a comment and saves a draft",
      async () => {
        await screen.fill("Judge Comments", "Deep shine")
        await screen.click(button("Save as Draft"))
        await screen.shows("You can continue editing later")
        const [line] = await scoresOf(first.id)
        assert.equal(line?.comments, "Deep shine")
        assert.equal(line?.isSubmitted, false)
      },
    ],
    [
      "submits with the terms, and the server has the sheet",
      async () => {
        await screen.click(button("Submit Score"))
        await screen.click({ role: "checkbox", name: "", isBeginning: true, dialog: "Terms for judges" })
        await screen.click({ role: "button", name: "Accept & Submit Score", dialog: "Terms for judges" })
        await screen.shows("Score submitted successfully")
        const points = (await scoresOf(first.id)).filter(({ isSubmitted }) => isSubmitted).map(({ points }) => points)
        assert.deepEqual(points.filter((given) => given > 0).toSorted(), [Number(paint), 7, 9].toSorted())
        await screen.shows(second.entryName)
      },
    ],
    [
      "scores without the server, and has the points after a reload",
      async () => {
        // The files for an offline start are fetched in the background.
        const isReady = await engine.run(async () => {
          if (!("serviceWorker" in navigator)) return false
          const late = new Promise((resolve) => setTimeout(() => resolve(null), 20_000))
          return (await Promise.race([navigator.serviceWorker.ready, late])) !== null
        })
        await screen.open(`/judge?entry=${second.id}`)
        await screen.shows(second.entryName)
        await server.stop("SIGKILL")
        await screen.click(slider("Paint"))
        await engine.type("21")
        await screen.hasValue(slider("Paint"), "21")
        await screen.shows("1 waiting")
        assert.ok(isReady, "A service worker is installed")
        await screen.reload()
        await screen.hasValue(slider("Paint"), "21")
      },
    ],
    [
      "moves the sheet to the right entry, and has it there after a reload",
      async () => {
        await screen.click(button("About this entry"))
        await screen.click(button("Move this sheet…"))
        await screen.fill("Go to number", third.votingId)
        await engine.press("Enter")
        await screen.click(button(`Move to ${third.votingId}`))
        await screen.shows(third.entryName)
        await screen.hasValue(slider("Paint"), "21")
        await screen.reload()
        await screen.shows(third.entryName)
        await screen.hasValue(slider("Paint"), "21")
      },
    ],
    [
      "connects again, and the input is saved once",
      async () => {
        await server.restart()
        await signInOrganizer(api, panel.event)
        const arrived = await until(
          "the sheet on the server",
          async () => {
            const lines = await scoresOf(third.id)
            return lines.some(({ points }) => points === 21) && lines
          },
          60_000,
        )
        assert.equal(arrived.filter(({ points }) => points === 21).length, 1)
        await screen.shows("All sent")
        assert.deepEqual(await scoresOf(second.id), [])
      },
    ],
    [
      "exits, and Back shows an empty sign-in",
      async () => {
        await screen.click(button("Exit"))
        await screen.shows("Every score counts.")
        // The logout is sent after the sheets and reports that are being sent.
        await until("the end of the session", () =>
          engine.run(async () => (await (await fetch("/api/session")).json()).judge === null),
        )
        await screen.open("/judge-login")
        await screen.hasValue({ role: "field", name: "Judge Access Code" }, "")
        await api.dispose()
      },
    ],
  ]
}
