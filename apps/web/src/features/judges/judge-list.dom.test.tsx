import { aClass, organizedJudge as judge } from "@rosette/contract/fixtures"
import { screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { show } from "../../../test/render.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import { JudgeList } from "./judge-list.tsx"

const ADA = judge(1, "Ada", {
  submittedEntries: 2,
  totalScores: 6,
  submittedScores: 4,
  percent: 50,
  status: "In Progress",
})
const PANEL = [ADA, judge(2, "Bob"), judge(3, "Cy", { totalScores: 8, submittedScores: 8 })]

function list(addedId: number | null = null, foundId = 0) {
  const onAction = vi.fn()
  const onAddedSeen = vi.fn()
  const rows = (
    <JudgeList
      judges={PANEL}
      due={() => 3}
      address="https://show.example"
      addedId={addedId}
      foundId={foundId}
      onAction={onAction}
      onAddedSeen={onAddedSeen}
    />
  )
  return { ...show(rows), onAction, onAddedSeen }
}
const row = (name: string) => within(screen.getByRole("listitem", { name }))
const buttons = (name: string) =>
  row(name)
    .getAllByRole("button")
    .map((button) => button.textContent || button.getAttribute("aria-label"))

it("a row has the code, the progress, the status and the actions", async () => {
  const { user, onAction } = list()
  expect(row("Ada").getByRole("code").textContent).toBe("CODE0001")
  row("Ada").getByRole("progressbar", { name: "Entries submitted by Ada" })
  row("Ada").getByText("2 of 4")
  row("Ada").getByText("In Progress")
  expect(screen.getByRole("listitem", { name: "Ada" }).textContent).toContain("4 of 6 scores submitted")
  expect(screen.getByRole("listitem", { name: "Bob" }).textContent).toMatch(/0 of 4 entriesNot StartedNo scores yet$/)
  expect(screen.getByRole("listitem", { name: "Cy" }).textContent).toContain("8 scores, all submitted")
  await user.click(row("Ada").getByRole("button", { name: "More for Ada" }))
  await user.click(await screen.findByRole("menuitem", { name: "Clear Scores of Ada" }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith(ADA, "clearScores")
})

it("names those who are behind, and marks on every bar what is due", () => {
  list()
  row("Ada").getByText("1 behind")
  row("Bob").getByText("3 behind")
  expect(screen.getAllByText("3 entries due by now").length).toBeGreaterThan(0)
})

it("before anything is due nobody is behind, and no bar is marked", () => {
  show(
    <JudgeList
      judges={PANEL}
      due={() => 0}
      foundId={0}
      address=""
      addedId={null}
      onAction={vi.fn()}
      onAddedSeen={vi.fn()}
    />,
  )
  expect(screen.queryByText(/behind|due by now/)).toBeNull()
})

const inMenuOf = async (name: string, { user }: ReturnType<typeof list>) => {
  await user.click(row(name).getByRole("button", { name: `More for ${name}` }))
  const items = await screen.findAllByRole("menuitem")
  return items.map((item) => item.getAttribute("aria-label"))
}

it.each(["desktop", "phone"] as const)(
  "on a %s all actions are in a menu, and scores can be reopened and cleared only if there are some",
  async (width) => {
    setScreenWidth(width)
    const listed = list()
    expect(buttons("Ada")).toEqual(["Copy access code of Ada", "QR code of Ada", "More for Ada"])
    expect(await inMenuOf("Ada", listed)).toEqual([
      "Reopen Scores of Ada",
      "Rename Ada",
      "New Code for Ada",
      "Conflicts of Ada",
      "Ada has left",
      "Clear Scores of Ada",
      "Remove Judge Ada",
    ])
    await listed.user.keyboard("{Escape}")
    expect(document.activeElement).toBe(row("Ada").getByRole("button", { name: "More for Ada" }))
    expect(await inMenuOf("Bob", listed)).toEqual([
      "Rename Bob",
      "New Code for Bob",
      "Conflicts of Bob",
      "Bob has left",
      "Remove Judge Bob",
    ])
  },
)

it("the judge who was just added comes first, with the code to scan, until Done is pressed", async () => {
  const { user, onAddedSeen } = list(3)
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Cy", "Bob", "Ada"])
  expect(row("Cy").getByRole("code").textContent).toBe("CODE0003")
  row("Cy").getByRole("img", { name: "Scan to sign in as Cy" })
  expect(screen.getAllByRole("img")).toHaveLength(1)
  await user.click(row("Cy").getByRole("button", { name: "Done" }))
  expect(onAddedSeen).toHaveBeenCalledTimes(1)
})

it("who has submitted the least comes first, and no row moves while scores arrive", () => {
  const [slow, fast] = [judge(1, "Ada"), judge(2, "Bob", { submittedEntries: 3 })]
  const props = {
    due: null,
    address: "https://show.example",
    addedId: null,
    foundId: 0,
    onAction: vi.fn(),
    onAddedSeen: vi.fn(),
  }
  const names = () => screen.getAllByRole("heading").map(({ textContent }) => textContent)
  const { rerender } = show(<JudgeList judges={[fast, slow]} {...props} />)
  expect(names()).toEqual(["Ada", "Bob"])
  const ahead = { ...slow, submittedEntries: 4 }
  rerender(<JudgeList judges={[ahead, fast]} {...props} />)
  expect(names()).toEqual(["Ada", "Bob"])
  rerender(<JudgeList judges={[ahead, fast, judge(3, "Cy")]} {...props} />)
  expect(names()).toEqual(["Cy", "Bob", "Ada"])
})

it("counts the devices of a judge, names those with waiting sheets, and all of them on demand", async () => {
  const seen = { firstSeenAt: "2026-06-01T08:00:00.000Z", lastSeenAt: "2026-06-01T08:00:00.000Z", waitingSheets: 0 }
  const devices = ["iPhone", "Pixel", "Galaxy", "Safari on Mac"].map((label) => ({ label, ...seen }))
  const waiting = [{ label: "Fold", ...seen, waitingSheets: 2 }, ...devices.slice(0, 1)]
  const { user } = show(
    <JudgeList
      judges={[
        judge(1, "Ada", { devices }),
        judge(2, "Bob", { devices: devices.slice(3) }),
        judge(3, "Cy", { devices: waiting, waitingSheets: 2 }),
      ]}
      due={null}
      address="https://show.example"
      addedId={null}
      foundId={0}
      onAction={vi.fn()}
      onAddedSeen={vi.fn()}
    />,
  )
  const devicesOf = (name: string) => row(name).getByRole("button", { name: /device/ })
  expect(devicesOf("Ada").textContent).toBe("4 devices, Ada")
  expect(devicesOf("Bob").textContent).toBe("1 device, Bob")
  expect(devicesOf("Cy").textContent).toBe("2 devices: Fold (2 waiting), Cy")
  await user.click(devicesOf("Ada"))
  expect(devicesOf("Ada").textContent).toBe("4 devices: iPhone, Pixel, Galaxy, Safari on Mac, Ada")
  expect(devicesOf("Ada").getAttribute("aria-expanded")).toBe("true")
  await user.click(devicesOf("Ada"))
  expect(devicesOf("Ada").textContent).toBe("4 devices, Ada")
})

it("the judge who was searched for has the focus", () => {
  list(null, 2)
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Bob" }))
})

it("says of a judge that they have left, and what they are limited to", async () => {
  const props = { due: null, address: "", addedId: null, foundId: 0, onAction: vi.fn(), onAddedSeen: vi.fn() }
  const judges = [judge(1, "Ada", { hasLeft: true }), judge(2, "Bob", { classIds: [1, 2], sections: [3] })]
  const { user } = showWithServer(<JudgeList judges={judges} {...props} />, {
    "organizer.classes": () => [aClass({ id: 1, name: "A" }), aClass({ id: 2, name: "B" })],
  })
  expect(screen.getByRole("listitem", { name: "Ada" }).textContent).toContain("Left")
  await row("Bob").findByText("Engine Compartment only · Class A, B")
  await user.click(row("Ada").getByRole("button", { name: "More for Ada" }))
  await user.click(await screen.findByRole("menuitem", { name: "Ada is back" }))
  expect(props.onAction).toHaveBeenCalledExactlyOnceWith(judges[0], "comeBack")
})
