import { type APIRequestContext, expect, type Page } from "@playwright/test"
import type { BrowserNoise } from "../fixtures/browser-noise.ts"
import type { RunningServer } from "../fixtures/server-process.ts"
import { expectNotice } from "../pages/notice.ts"
import type { PreparedEvent } from "../pages/prepared-event.ts"
import type { World } from "./world.ts"

export type Stage = {
  page: Page
  /** What the walk has prepared for itself: its first scene says so. */
  event?: PreparedEvent
  /** Calls of its own session: what happens elsewhere while the page is open. */
  api: APIRequestContext
  /** Calls of one more session. */
  newApi: () => Promise<APIRequestContext>
  world: World
  server: RunningServer
  noise: BrowserNoise
}

type Check = (stage: Stage) => Promise<unknown>

/** The part of the rule book that a row stands for. */
export type Part = "screens" | "states" | "validation" | "errors" | "limits"

/** One thing that the product says or does, and how a browser finds it. */
export type Row = { part: Part; says: string; check: Check }

/** A screen in one prepared state, and every row that is found there, in this order. */
export type Scene = { name: string; open: Check; rows: Row[] }

/** Scenes that follow one another on the same page: a scene may begin where the one before has ended. */
export type Walk = { name: string; scenes: Scene[] }

/** Long enough for a screen that is there, short enough for a text that is not. */
export const FIND_MS = 5_000
const found = expect.configure({ timeout: FIND_MS })

type Words = string | RegExp

/** The kinds of rows, for one part of the rule book. */
export const rowsOf = (part: Part) => {
  const row = (says: string, check: Check): Row => ({ part, says, check })
  return {
    /** Anything that takes an action first, in one sentence. */
    row,
    text: (text: Words) => row(`text ${text}`, ({ page }) => found(page.getByText(text).first()).toBeVisible()),
    noText: (text: Words) => row(`no text ${text}`, ({ page }) => found(page.getByText(text)).toHaveCount(0)),
    heading: (name: Words) =>
      row(`heading ${name}`, ({ page }) => found(page.getByRole("heading", { name }).first()).toBeVisible()),
    button: (name: Words) =>
      row(`button ${name}`, ({ page }) => found(page.getByRole("button", { name }).first()).toBeVisible()),
    disabled: (name: Words) =>
      row(`button ${name} is disabled`, ({ page }) => found(page.getByRole("button", { name }).first()).toBeDisabled()),
    enabled: (name: Words) =>
      row(`button ${name} is enabled`, ({ page }) => found(page.getByRole("button", { name }).first()).toBeEnabled()),
    link: (name: Words, href: string) =>
      row(`link ${name} to ${href}`, ({ page }) =>
        found(page.getByRole("link", { name }).first()).toHaveAttribute("href", href),
      ),
    tab: (name: Words) => row(`tab ${name}`, ({ page }) => found(page.getByRole("tab", { name })).toBeVisible()),
    field: (label: Words) => row(`field ${label}`, ({ page }) => found(page.getByLabel(label).first()).toBeVisible()),
    placeholder: (text: Words) =>
      row(`placeholder ${text}`, ({ page }) => found(page.getByPlaceholder(text).first()).toBeVisible()),
    /** The notice that comes of an action. */
    notice: (title: Words, text: Words | undefined, act: Check) =>
      row(`notice ${title}${text === undefined ? "" : ` – ${text}`}`, async (stage) => {
        await act(stage)
        await expectNotice(stage.page, title, text)
      }),
    /** Where an action leads. */
    leadsTo: (path: string, says: string, act: Check) =>
      row(says, async (stage) => {
        await act(stage)
        await found(stage.page).toHaveURL((url) => url.pathname === path)
      }),
  }
}

export { found }
