import type { Ceremony, CeremonyLine } from "@rosette/contract/ceremony"
import { aCeremonyLine } from "@rosette/contract/fixtures"
import { act, screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { show } from "../../../../test/render.tsx"
import { RunOrderDialog } from "./run-order-dialog.tsx"
import { RunOrderList } from "./run-order-list.tsx"

const winner = (number: number) => ({
  entryId: number,
  entryName: `Car ${number}`,
  ownerParticipant: `Owner ${number}`,
  votingId: String(number),
  imageUrl: null,
  percent: 90 - number,
  score: null,
  hidesName: false,
  hidesOwner: false,
})
const line = (key: string, title: string, fields: Partial<CeremonyLine> = {}): CeremonyLine =>
  aCeremonyLine({ key, title, winners: [winner(1)], ...fields })
const STORED: Ceremony = {
  version: 7,
  results: { version: 1, digits: "1a2b3c4d" },
  lines: [
    line("award:1", "Best of Show"),
    line("place:2", "Second place", { kind: "place", winners: [winner(2)] }),
    line("place:1", "Overall Winner", { kind: "place" }),
    line("text:1", "Thanks", { kind: "text", winners: [] }),
  ],
  phase: "before",
  key: null,
  isBlack: false,
  revealed: [],
  showsPercent: false,
  stageKey: null,
  announcer: null,
  isRehearsal: false,
  lastSkip: null,
  stageVersion: 1,
  announced: { revealed: [], isOver: false, read: { keys: [], hasTable: false } },
}

/** The dialog with a server that stores what it is sent. */
async function open(answers: Answers = {}) {
  let stored = STORED
  const store = (change: Partial<Ceremony>) => {
    stored = { ...stored, ...change, version: stored.version + 1 }
    return stored
  }
  const arrange = vi.fn(({ version, lines, showsPercent }: Parameters<Arrange>[0]) => {
    if (version !== stored.version) throw refused("CEREMONY_CHANGED")
    const byKey = new Map(stored.lines.map((one) => [one.key, one]))
    const arranged = lines?.map(({ key, isHidden, text }) => ({
      ...(byKey.get(key) ?? line(key, text ?? "", { kind: "text", winners: [] })),
      isHidden,
    }))
    return store({ lines: arranged ?? stored.lines, showsPercent: showsPercent ?? stored.showsPercent })
  })
  const shown = showWithServer(<RunOrderDialog eventId={1} isOpen onClose={() => undefined} />, {
    "organizer.ceremony": () => stored,
    "organizer.arrangeCeremony": arrange,
    "session.current": () => ({ judge: null, organizer: null, masterAdmin: null, publicUrl: null }) as never,
    ...answers,
  })
  await screen.findByRole("list", { name: "Run order" })
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
  const tick = (title: string) => shown.user.click(screen.getByRole("checkbox", { name: `Show ${title} on stage` }))
  return { ...shown, arrange, store, press, tick }
}
type Arrange = NonNullable<Answers["organizer.arrangeCeremony"]>

const order = () => screen.getByRole("list", { name: "Run order" })
/** Each line's title and winners. */
const read = () =>
  within(order())
    .getAllByRole("listitem")
    .map((item) => [...item.querySelectorAll("p")].map((words) => words.textContent).join(": "))
const titles = () => read().map((words) => words.split(":")[0])
const focused = () => document.activeElement?.getAttribute("aria-label")

it("shows each line with who has won, and an own text as such", async () => {
  await open()
  expect(read()).toEqual([
    "Best of Show: Car 1\u00a0· 1\u00a0· Owner 1",
    "Second place: Car 2\u00a0· 2\u00a0· Owner 2",
    "Overall Winner: Car 1\u00a0· 1\u00a0· Owner 1",
    "Thanks: A text of your own",
  ])
})

it("before each line is its prize: a metal with the number of the place, or a tick; a text has none", async () => {
  await open()
  const prizes = within(order())
    .getAllByRole("listitem")
    .map((item) => item.querySelector("svg[data-metal]"))
    .map((prize) => prize && `${prize.getAttribute("data-metal")} ${prize.textContent}`.trim())
  expect(prizes).toEqual(["gold", "silver 2", "gold 1", null])
})

describe("a line moves", () => {
  it("by its buttons: it is saved at once, announced, and keeps the focus", async () => {
    const { press, arrange } = await open()
    await press("Move Second place up")
    await expect.poll(titles).toEqual(["Second place", "Best of Show", "Overall Winner", "Thanks"])
    expect(arrange).toHaveBeenCalledTimes(1)
    expect(screen.getByText("Second place: line 1.").getAttribute("role")).toBe("status")
    // At the top it can only go down again.
    await expect.poll(focused).toBe("Move Second place down")
  })

  it("by the keyboard, step by step with the same key", async () => {
    const { user } = await open()
    screen.getByRole("button", { name: "Move Best of Show down" }).focus()
    await user.keyboard("{Enter}")
    await expect.poll(titles).toEqual(["Second place", "Best of Show", "Overall Winner", "Thanks"])
    await expect.poll(focused).toBe("Move Best of Show down")
    await user.keyboard(" ")
    await expect.poll(titles).toEqual(["Second place", "Overall Winner", "Best of Show", "Thanks"])
    await expect.poll(focused).toBe("Move Best of Show down")
  })

  it("not beyond the ends", async () => {
    await open()
    expect(screen.getByRole("button", { name: "Move Best of Show up" })).toHaveProperty("disabled", true)
    expect(screen.getByRole("button", { name: "Move Thanks down" })).toHaveProperty("disabled", true)
  })
})

it("a line is left out, which says what that means, and included again", async () => {
  const { tick } = await open()
  await tick("Second place")
  await expect.poll(read).toContain("Second place: Left out, also on the public page")
  await tick("Second place")
  await expect.poll(read).toContain("Second place: Car 2\u00a0· 2\u00a0· Owner 2")
})

describe("a text of one's own", () => {
  it("is added as the last line, and removed again", async () => {
    const { user, press, arrange } = await open()
    expect(screen.getByRole("button", { name: "Add" })).toHaveProperty("disabled", true)
    await user.type(screen.getByRole("textbox", { name: "A text of your own" }), "  Thanks to our sponsors ")
    await press("Add")
    await expect.poll(() => titles().at(-1)).toBe("Thanks to our sponsors")
    expect(arrange.mock.calls[0]?.[0].lines?.at(-1)).toMatchObject({ text: "Thanks to our sponsors", isHidden: false })
    expect(screen.getByRole("textbox", { name: "A text of your own" })).toHaveProperty("value", "")
    await press("Remove Thanks to our sponsors")
    await expect.poll(titles).toEqual(["Best of Show", "Second place", "Overall Winner", "Thanks"])
  })

  it("stays in its field if it could not be saved", async () => {
    const answer = () => {
      throw refused("UNAVAILABLE")
    }
    const { user, press } = await open({ "organizer.arrangeCeremony": answer })
    const field = screen.getByRole("textbox", { name: "A text of your own" })
    await user.type(field, "Thanks to our sponsors")
    await press("Add")
    await screen.findByRole("alert")
    expect(field).toHaveProperty("value", "Thanks to our sponsors")
    expect(titles()).toHaveLength(4)
  })
})

describe("a change that is not saved", () => {
  it("shows the reason, and the list keeps the stored order", async () => {
    const answer = () => {
      throw refused("UNAVAILABLE")
    }
    const { press } = await open({ "organizer.arrangeCeremony": answer })
    await press("Move Second place up")
    expect((await screen.findByRole("alert")).textContent).not.toBe("")
    expect(titles()).toEqual(["Best of Show", "Second place", "Overall Winner", "Thanks"])
  })

  it("because somebody else changed it: says so, shows the new state, and saves the next change", async () => {
    const { tick, store } = await open()
    store({ lines: STORED.lines.toReversed() })
    await tick("Second place")
    expect((await screen.findByRole("alert")).textContent).toMatch(/./)
    await expect.poll(titles).toEqual(["Thanks", "Overall Winner", "Second place", "Best of Show"])
    expect(read()).toContain("Second place: Car 2\u00a0· 2\u00a0· Owner 2")
    await tick("Second place")
    await expect.poll(read).toContain("Second place: Left out, also on the public page")
    expect(screen.queryByRole("alert")).toBeNull()
  })
})

it("a press while a change is being saved changes nothing, which is shown until the next press", async () => {
  const arrange = vi.fn(async () => true)
  const list = (isPending: boolean) => <RunOrderList lines={STORED.lines} isPending={isPending} onArrange={arrange} />
  const { user, rerender } = show(list(true))
  const down = screen.getByRole("button", { name: "Move Best of Show down" })
  await user.click(down)
  expect(arrange).not.toHaveBeenCalled()
  expect(screen.getByText(/^That change was ignored/).getAttribute("role")).toBe("status")
  rerender(list(false))
  await user.click(down)
  expect(arrange).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(/^That change was ignored/)).toBeNull()
})

it("percents are shown with the places if that is chosen", async () => {
  const { user, arrange } = await open()
  await user.click(screen.getByRole("switch", { name: "Show percent with the places" }))
  expect(arrange.mock.calls[0]?.[0]).toMatchObject({ version: 7, showsPercent: true })
  await expect.poll(() => screen.getByRole("switch")).toHaveProperty("checked", true)
})

it("an order that spoils a surprise is said until it no longer does", async () => {
  const spoiling = { ...STORED, lines: STORED.lines.map((one) => ({ ...one, isOverall: one.key === "award:1" })) }
  const { queryClient } = await open({ "organizer.ceremony": () => spoiling })
  expect(
    screen.getByText("Best of Show comes before Second place, so the audience knows too early who is ahead."),
  ).toBeTruthy()
  act(() =>
    queryClient.setQueriesData({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes("ceremony") }, STORED),
  )
  await expect.poll(() => screen.queryByText(/comes before/)).toBeNull()
})

it("a place names the awards that are announced with it", async () => {
  const also = [{ key: "award:9", title: "Best in Show", successors: [] }]
  const merged = STORED.lines.map((one) => (one.key === "place:1" ? { ...one, also } : one))
  await open({ "organizer.ceremony": () => ({ ...STORED, lines: merged }) })
  expect(titles()).toContain("Overall Winner and Best in Show")
})

it("a text of one's own that is too long is not cut: its length and the limit are said, and nothing is added", async () => {
  const { user, arrange } = await open()
  const text = screen.getByLabelText<HTMLInputElement>("A text of your own")
  await user.click(text)
  await user.paste("x".repeat(310))
  await user.keyboard("{Enter}")
  expect(screen.getByText("Text must be at most 300 characters; 310 were entered")).toBeTruthy()
  expect(text.value).toHaveLength(310)
  expect(arrange).not.toHaveBeenCalled()
})
