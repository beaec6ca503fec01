import { aCriterion } from "@rosette/contract/fixtures"
import { act, fireEvent, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { LATE_TAP_MS } from "../desk/armed.tsx"
import { AboveMaxDialog, TermsDialog, UnscoredDialog } from "./submit-dialogs.tsx"

const PAINT = aCriterion({ id: 1, name: "Paint", maxPoints: 10 })
const WHEELS = aCriterion({ id: 2, name: "Wheels", maxPoints: 10 })

const focused = () => document.activeElement?.textContent

const TIMERS: Parameters<typeof vi.useFakeTimers>[0] = { toFake: ["setTimeout", "clearTimeout"] }

beforeEach(() => {
  vi.useFakeTimers({ ...TIMERS, shouldAdvanceTime: true, advanceTimeDelta: 1 })
  return () => void vi.useRealTimers()
})

const answers = () => ({ onAccept: vi.fn(), onGoBack: vi.fn(), onSubmit: vi.fn(), onClose: vi.fn() })

describe("the terms, before a judge's first final score", () => {
  const terms = (unscored = [PAINT]) => {
    const { onAccept, onGoBack, onClose } = answers()
    const dialog = (isOpen: boolean) => (
      <TermsDialog unscored={unscored} isOpen={isOpen} onAccept={onAccept} onGoBack={onGoBack} onClose={onClose} />
    )
    return { onAccept, onGoBack, onClose, dialog, ...show(dialog(true)) }
  }
  const tick = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "I have read and agree to these terms" })
  const accept = () => screen.getByRole<HTMLButtonElement>("button", { name: "Accept & Submit Score" })

  it("are accepted with the checkbox, which has the focus first, and then the button", async () => {
    const { user, onAccept } = terms()
    act(() => vi.advanceTimersByTime(0))
    expect(document.activeElement).toBe(tick())
    expect(accept().disabled).toBe(true)
    await user.keyboard(" {Tab}{Tab}")
    expect(document.activeElement).toBe(accept())
    await user.keyboard("{Enter}")
    expect(onAccept).toHaveBeenCalledTimes(1)
  })

  it("Enter on the checkbox submits nothing", async () => {
    const { user, onAccept } = terms()
    act(() => vi.advanceTimersByTime(0))
    expect(document.activeElement).toBe(tick())
    await user.keyboard("{Enter}")
    expect(onAccept).not.toHaveBeenCalled()
  })

  it("are not accepted when they open again", async () => {
    const { user, rerender, dialog } = terms()
    await user.click(tick())
    expect(tick().checked).toBe(true)
    rerender(dialog(false))
    rerender(dialog(true))
    expect(tick().checked).toBe(false)
  })

  it("name what counts 0 points, and open the legal pages in a new tab", () => {
    terms([PAINT, WHEELS])
    expect(screen.getByText("Not scored, so they count 0 points:").parentElement?.textContent).toContain(
      "Paint, Wheels",
    )
    const links = screen.getAllByRole<HTMLAnchorElement>("link")
    expect(links.map((link) => [link.getAttribute("href"), link.target])).toEqual([
      ["/terms", "_blank"],
      ["/privacy", "_blank"],
      ["/disclaimer", "_blank"],
    ])
  })

  it("have a way back to what is not scored, which submits nothing", async () => {
    const { user, onAccept, onGoBack } = terms()
    await user.click(screen.getByRole("button", { name: "Go back and score" }))
    expect([onAccept.mock.calls.length, onGoBack.mock.calls.length]).toEqual([0, 1])
  })

  it("do not mention 0 points if every criterion is scored", () => {
    terms([])
    expect(screen.queryByText(/Not scored/)).toBeNull()
  })

  it("Escape and Cancel submit nothing", async () => {
    const { user, onAccept, onClose } = terms()
    await user.keyboard("{Escape}")
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    expect([onAccept.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 2])
  })
})

it("the action of a question takes no tap in its first 0.7 seconds: it may be the second one on the button before", async () => {
  vi.useFakeTimers(TIMERS)
  const { onSubmit, onClose } = answers()
  show(<UnscoredDialog unscored={[PAINT]} isOpen onSubmit={onSubmit} onClose={onClose} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  const submit = screen.getByRole("button", { name: "Submit with 0 points" })
  fireEvent.click(submit)
  act(() => vi.advanceTimersByTime(699))
  fireEvent.click(submit)
  expect([onSubmit.mock.calls.length, submit.getAttribute("aria-disabled")]).toEqual([0, "true"])
  act(() => vi.advanceTimersByTime(1))
  fireEvent.click(submit)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

describe("criteria that are not scored", () => {
  it.each([
    ["Enter at once goes back", "{Enter}", 0, 1],
    ["Escape goes back", "{Escape}", 0, 1],
    ["Shift+Tab and Enter submits", "{Shift>}{Tab}{/Shift}{Enter}", 1, 0],
  ])("%s", async (_title, keys, submitted, closed) => {
    const { onSubmit, onClose } = answers()
    const { user } = show(<UnscoredDialog unscored={[PAINT]} isOpen onSubmit={onSubmit} onClose={onClose} />)
    screen.getByText("Not scored, so it counts 0 points:")
    await act(() => vi.advanceTimersByTimeAsync(LATE_TAP_MS))
    expect(focused()).toBe("Go back")
    await user.keyboard(keys)
    expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([submitted, closed])
  })
})

describe("points above a maximum that was lowered", () => {
  const aboveMax = [{ criterion: PAINT, points: 12 }]

  it.each([
    ["Enter at once goes back", "{Enter}", 0, 1],
    ["Escape goes back", "{Escape}", 0, 1],
    ["Shift+Tab and Enter submits with the maximum", "{Shift>}{Tab}{/Shift}{Enter}", 1, 0],
  ])("%s", async (_title, keys, submitted, closed) => {
    const { onSubmit, onClose } = answers()
    const { user } = show(
      <AboveMaxDialog aboveMax={aboveMax} unscored={[]} isOpen onSubmit={onSubmit} onClose={onClose} />,
    )
    await act(() => vi.advanceTimersByTimeAsync(LATE_TAP_MS))
    expect(focused()).toBe("Go back")
    await user.keyboard(keys)
    expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([submitted, closed])
  })

  it("names each criterion with both numbers, and what is not scored", () => {
    show(<AboveMaxDialog aboveMax={aboveMax} unscored={[WHEELS]} isOpen onSubmit={() => {}} onClose={() => {}} />)
    const item = screen.getByRole("listitem").textContent
    expect(item).toContain("Paint")
    expect(item).toMatch(/12.*10|10.*12/)
    screen.getByText("Not scored, so it counts 0 points:")
  })
})
