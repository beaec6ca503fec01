import { aTie } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../../test/form.ts"
import { placed } from "../../../../test/placed.ts"
import { LockedProvider } from "../../../ui/states/locked.tsx"
import { TiesSection } from "./ties-section.tsx"
import type { Settlement, Tie } from "./words.ts"

const SEED = "ab".repeat(32)
const ENTRIES = ["Blue Comet", "Desert Fox", "Gull"].map((entryName, index) =>
  placed({ entryId: index + 1, entryName, votingId: `A${index + 1}`, judgeCount: 2 }),
)
const entryById = new Map(ENTRIES.map((entry) => [entry.entryId, entry]))

const TIE: Tie = aTie({ figure: { points: 80, maxPoints: 100 } })
const settlement = (fields: Partial<Settlement> = {}): Settlement => ({
  id: 5,
  kind: "order",
  entryIds: [2, 1],
  reason: "Cleaner paint",
  seed: null,
  settledBy: "Olga",
  settledAt: "2026-06-20T10:00:00.000Z",
  ...fields,
})

function open(ties: Tie[], answers: Answers = {}, provisional: { sentence: string } | null = null) {
  const section = (data: Tie[] | undefined, error: unknown = null) => (
    <TiesSection
      eventId={1}
      ties={{ data, error, refetch: vi.fn(), isFetching: false }}
      entryById={entryById}
      marked={provisional}
      provisional={provisional}
    />
  )
  return { section, ...showWithServer(section(ties), answers) }
}

const dialog = () => within(screen.getByRole("dialog"))
async function openDialog(user: ReturnType<typeof open>["user"], name: RegExp): Promise<void> {
  await user.click(screen.getByRole("button", { name }))
  await screen.findByRole("dialog")
}
const order = () =>
  dialog()
    .getAllByRole("listitem")
    .map((item) => item.textContent)

describe("the section of ties", () => {
  it("is not there without ties", () => {
    open([])
    expect(screen.queryByRole("heading", { name: "Ties" })).toBeNull()
  })

  it("shows open ties first, then the settled and the stale", () => {
    const settled = { ...TIE, key: "k2", place: 3, state: "settled" as const, settlement: settlement() }
    const lot = settlement({ id: 6, kind: "lot", seed: SEED, reason: "" })
    const stale = { ...TIE, key: "k3", place: null, state: "stale" as const, settlement: lot }
    open([stale, settled, TIE], {}, { sentence: "Provisional: 1 of 4 sheets is in." })
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "1st place",
      "3rd place",
      "An earlier tie",
    ])
    screen.getByText("Provisional")
    expect(screen.getAllByText("80%, 80 of 100 points each")).toHaveLength(2)
    expect(document.body.textContent).toContain("Head judge’s order · Olga")
    expect(document.body.textContent).toContain("Cleaner paint")
    screen.getByText("Does not count any more")
    screen.getByText(SEED)
    screen.getByRole("button", { name: "Copy seed" })
    expect(screen.getAllByRole("button", { name: /^Withdraw the settlement/ })).toHaveLength(2)
  })

  it("shows a lot that was withdrawn, with its seed", () => {
    const lot = {
      ...settlement({ kind: "lot", seed: SEED }),
      withdrawnBy: "Pat",
      withdrawnAt: "",
      withdrawnReason: "Oops",
    }
    open([{ ...TIE, withdrawnLots: [lot] }])
    expect(document.body.textContent).toContain(`(seed ${SEED}) and withdrawn by Pat: Oops`)
  })
})

it("while results are published, no tie can be settled, and no settlement withdrawn", () => {
  const ties = { data: [TIE, { ...TIE, key: "k2", state: "settled" as const, settlement: settlement() }], error: null }
  showWithServer(
    <LockedProvider value={true}>
      <TiesSection
        eventId={1}
        ties={{ ...ties, refetch: vi.fn(), isFetching: false }}
        entryById={entryById}
        marked={null}
        provisional={null}
      />
    </LockedProvider>,
    {},
  )
  expect(screen.queryAllByRole("button")).toEqual([])
})

describe("the dialog that settles a tie", () => {
  it("puts the entries in order by keyboard, keeps the focus on the moved entry, and sends the order with its reason", async () => {
    const sent = vi.fn(() => settlement())
    const { user } = open([TIE], { "organizer.settleTie": sent })
    await openDialog(user, /^Settle this tie/)
    expect(order()).toEqual(["1. A1 · Blue Comet", "2. A2 · Desert Fox"])
    const up = dialog().getByRole("button", { name: "Move A2 · Desert Fox up" })
    up.focus()
    await user.keyboard("{Enter}")
    expect(order()).toEqual(["1. A2 · Desert Fox", "2. A1 · Blue Comet"])
    await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("Move A2 · Desert Fox down")
    await user.click(button("Settle by this order"))
    expect(describedAs("Reason")).toContain("An order needs a reason")
    await expect.poll(() => document.activeElement).toBe(field("Reason"))
    await fill(user, "Reason", "Cleaner paint")
    await user.click(button("Settle by this order"))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      eventId: 1,
      key: "k1",
      kind: "order",
      entryIds: [2, 1],
      reason: "Cleaner paint",
    })
  })

  it("draws a lot, then shows the order, the seed and how to check it", async () => {
    const { user } = open([TIE], { "organizer.settleTie": () => settlement({ kind: "lot", seed: SEED, reason: "" }) })
    await openDialog(user, /^Settle this tie/)
    await user.click(screen.getByLabelText("Draw lots", { selector: "input" }))
    expect(screen.getByRole("dialog").textContent).toContain(
      "The server draws once, for A1 · Blue Comet, A2 · Desert Fox",
    )
    await user.click(dialog().getByRole("button", { name: "Draw lots" }))
    await dialog().findByText("The lot is drawn. The seed is kept with the settlement.")
    dialog().getByText(SEED)
    expect(order()).toEqual(["A2 · Desert Fox", "A1 · Blue Comet"])
    expect(screen.getByRole("dialog").textContent).toContain("SHA-256")
  })

  it("does not offer a lot if one was withdrawn", async () => {
    const lot = {
      ...settlement({ kind: "lot", seed: SEED }),
      withdrawnBy: "Pat",
      withdrawnAt: "",
      withdrawnReason: "Oops",
    }
    const { user } = open([{ ...TIE, withdrawnLots: [lot] }])
    await openDialog(user, /^Settle this tie/)
    expect(screen.getByLabelText<HTMLInputElement>("Draw lots", { selector: "input" }).disabled).toBe(true)
  })

  it("does not offer a lot if the one that was drawn does not count any more, and says why", async () => {
    const lot = settlement({ id: 6, kind: "lot", seed: SEED, reason: "" })
    const { user } = open([TIE, { ...TIE, place: null, state: "stale", settlement: lot }])
    screen.getByText("The scores or the voting IDs have changed since, so this lot does not count.")
    await openDialog(user, /^Settle this tie/)
    expect(screen.getByLabelText<HTMLInputElement>("Draw lots", { selector: "input" }).disabled).toBe(true)
    dialog().getByText("A lot was drawn for this tie before. It is not drawn again.")
  })

  it("says that the scores have changed, keeps the reason, and continues with the present tie", async () => {
    const sent = vi.fn((): Settlement => {
      throw refused("TIE_CHANGED")
    })
    const { user, rerender, section } = open([TIE], { "organizer.settleTie": sent })
    await openDialog(user, /^Settle this tie/)
    await fill(user, "Reason", "Cleaner paint")
    await user.click(button("Settle by this order"))
    await screen.findByText(/The scores have changed since this was shown/)
    rerender(section([{ ...TIE, key: "k2", entryIds: [1, 2, 3] }]))
    screen.getByText("Nothing was saved. Level now: A1 · Blue Comet, A2 · Desert Fox, A3 · Gull.")
    expect(button("Settle by this order").disabled).toBe(true)
    await user.click(button("Go on with the present tie"))
    expect(order()).toHaveLength(3)
    expect(field("Reason").value).toBe("Cleaner paint")
    sent.mockImplementation(() => settlement())
    await user.click(button("Settle by this order"))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ key: "k2", entryIds: [1, 2, 3] }))
  })

  it("says who else has settled it, and that nothing is left if the entries are no longer tied", async () => {
    const { user, rerender, section } = open([TIE])
    await openDialog(user, /^Settle this tie/)
    await fill(user, "Reason", "Cleaner paint")
    rerender(section([{ ...TIE, state: "settled", settlement: settlement({ settledBy: "Pat", reason: "" }) }]))
    const alert = dialog().getByRole("alert").textContent
    expect(alert).toContain("This tie is settled already")
    expect(alert).toContain("Pat")
    rerender(section([]))
    expect(dialog().getByRole("alert").textContent).toContain("nothing is left to settle")
    expect(field("Reason").value).toBe("Cleaner paint")
  })
})

describe("the dialog that withdraws a settlement", () => {
  const settled: Tie = { ...TIE, state: "settled", settlement: settlement({ kind: "lot", seed: SEED }) }

  it("takes a reason, and says that a lot is not drawn again", async () => {
    const sent = vi.fn(() => ({ deletedCount: 1 }))
    const { user } = open([settled], { "organizer.withdrawSettlement": sent })
    await openDialog(user, /^Withdraw the settlement/)
    expect(screen.getByRole("dialog").textContent).toContain("A lot is not drawn again")
    await fill(user, "Reason", "A judge was missing")
    await user.click(dialog().getByRole("button", { name: "Withdraw" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(sent).toHaveBeenCalledExactlyOnceWith({ settlementId: 5, reason: "A judge was missing" })
  })

  it.each([
    ["without a reason", "INVALID_INPUT", "Reason is required"],
    ["of one that is withdrawn already", "NOT_FOUND", "Somebody has withdrawn it meanwhile"],
  ] as const)("%s it says so and keeps what was typed", async (_, code, sentence) => {
    const issues = code === "INVALID_INPUT" ? { issues: [{ path: ["reason"], message: sentence }] } : {}
    const { user } = open([settled], {
      "organizer.withdrawSettlement": () => {
        throw refused(code, issues)
      },
    })
    await openDialog(user, /^Withdraw the settlement/)
    await fill(user, "Reason", "Oops")
    await user.click(dialog().getByRole("button", { name: "Withdraw" }))
    await dialog().findByText(new RegExp(sentence))
    expect(field("Reason").value).toBe("Oops")
  })
})
