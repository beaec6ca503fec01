import type { Criterion } from "@rosette/contract/criteria"
import type { EventForOrganizer } from "@rosette/contract/events"
import { aCriterion, anEvent, theResults } from "@rosette/contract/fixtures"
import type { BlockingLine } from "@rosette/contract/publishing"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button } from "../../../../test/form.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { ResultsPublishing } from "./results-publishing.tsx"

const EVENT: EventForOrganizer = anEvent()

const open = (answers: Answers) =>
  showWithServer(
    <ResultsPublishing
      eventId={1}
      organizerName="Olive"
      outstanding={null}
      onOpenAwards={() => undefined}
      onOpenEntries={() => undefined}
      publishedActions={{ first: null, later: null }}
    />,
    {
      "organizer.event": () => EVENT,
      "organizer.snapshots": () => [],
      ...answers,
    },
  )

it.each([
  ["the state of the results", "organizer.event", () => EVENT],
  ["the published versions", "organizer.snapshots", () => []],
] as const)("%s that cannot be read can be asked for again, and nothing stays hidden", async (_, path, answer) => {
  let isBroken = true
  const read = () => {
    if (isBroken) throw refused("UNAVAILABLE")
    return answer()
  }
  const { user } = open({ [path]: read })
  await screen.findByText("The state of the results could not be loaded")
  isBroken = false
  await user.click(button("Try again"))
  await screen.findByRole("button", { name: "Review results" })
  expect(screen.queryByRole("alert")).toBeNull()
})

const inReview: Answers = {
  "organizer.event": () => ({ ...EVENT, resultsState: "review" }),
  "organizer.review": () => ({ state: "review", blocking: [] }),
  "organizer.judges": () => [],
  "organizer.entries": () => [],
  "organizer.criteria": () => [],
  "awards.list": () => [],
}

const resultsOf = (version: number) => theResults({ version })

it("publishes the results that were shown when it asked; if they have changed, it says so", async () => {
  let version = 3
  const published = vi.fn((_input: object) => {
    version = 4
    throw refused("TIE_CHANGED")
  })
  const { user } = open({
    ...inReview,
    "organizer.results": () => resultsOf(version),
    "organizer.publish": published,
  })
  const publish = async () => {
    await user.click(await screen.findByRole("button", { name: "Publish results" }))
    const asked = await screen.findByRole("dialog", { name: "Publish the results?" })
    await user.click(within(asked).getByRole("button", { name: "Publish results" }))
  }
  await publish()
  await expect.poll(() => currentNotices().map(({ title }) => title)).toEqual(["The results have changed"])
  expect(published).toHaveBeenLastCalledWith({ eventId: 1, resultsVersion: 3, timeZone: "UTC" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await publish()
  await waitFor(() => expect(published).toHaveBeenLastCalledWith({ eventId: 1, resultsVersion: 4, timeZone: "UTC" }))
})

it("publishes the content that it was asked about, each time", async () => {
  const sums = ["1a".repeat(32), "2b".repeat(32)]
  const published = vi.fn((_input: object) => {
    sums.shift()
    throw refused("TIE_CHANGED")
  })
  const { user } = open({
    ...inReview,
    "organizer.review": ({ includes }) => ({
      state: "review",
      blocking: [],
      contentSha256: includes ? sums[0] : undefined,
    }),
    "organizer.results": () => resultsOf(3),
    "organizer.publish": published,
  })
  for (const contentSha256 of [...sums]) {
    await user.click(await screen.findByRole("button", { name: "Publish results" }))
    const asked = await screen.findByRole("dialog", { name: "Publish the results?" })
    await user.click(within(asked).getByRole("button", { name: "Publish results" }))
    await waitFor(() =>
      expect(published).toHaveBeenLastCalledWith({ eventId: 1, resultsVersion: 3, contentSha256, timeZone: "UTC" }),
    )
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
})

it("after a refusal the reason stays, and the next try is about the changed results", async () => {
  let version = 3
  const amended = vi.fn((_input: object) => {
    version = 4
    throw refused("TIE_CHANGED")
  })
  const first = { version: 1, sha256: "1a".repeat(32), publishedAt: "2026-06-13T18:00:00.000Z", publishedBy: "Olive" }
  const { user } = open({
    ...inReview,
    "organizer.snapshots": () => [{ ...first, reason: "" }],
    "organizer.results": () => resultsOf(version),
    "organizer.amend": amended,
  })
  await user.click(await screen.findByRole("button", { name: "Publish amendment" }))
  const asked = await screen.findByRole("dialog", { name: "Publish version 2?" })
  await user.type(within(asked).getByRole("textbox", { name: "Reason" }), "Now right")
  const send = () => user.click(within(asked).getByRole("button", { name: "Publish amendment" }))
  await send()
  await waitFor(() => expect(amended).toHaveBeenLastCalledWith(expect.objectContaining({ resultsVersion: 3 })))
  await expect
    .poll(() => within(asked).getByRole<HTMLButtonElement>("button", { name: "Publish amendment" }).disabled)
    .toBe(false)
  await send()
  await waitFor(() =>
    expect(amended).toHaveBeenLastCalledWith({ eventId: 1, reason: "Now right", resultsVersion: 4, timeZone: "UTC" }),
  )
})

it("a criterion that a sheet lacks can be left out of the percent first", async () => {
  const line: BlockingLine = {
    kind: "criterionMissing",
    key: "c",
    isWaived: false,
    judgeId: 3,
    entryId: 5,
    criterionIds: [7],
  }
  const engine: Criterion = aCriterion({ id: 7, name: "Engine", description: "", order: 11, setupVersion: 4 })
  const review = vi.fn(() => ({ state: "review" as const, blocking: [line] }))
  const { queryClient } = open({
    "organizer.event": () => ({ ...EVENT, resultsState: "review" }),
    "organizer.review": review,
    "organizer.judges": () => [],
    "organizer.entries": () => [],
    "organizer.criteria": () => [engine],
    "awards.list": () => [],
  })
  const offered = async () => {
    const list = await screen.findByRole("list", { name: "In the way of publishing" })
    return within(list)
      .getAllByRole("button")
      .map(({ textContent }) => textContent)
  }
  await expect.poll(offered).toEqual(["Leave Engine out of the percent", "Reopen judging", "Waive…"])
  // Left out of the percent, it no longer prevents publishing.
  review.mockReturnValue({ state: "review", blocking: [] })
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Leave Engine/ })).toBeNull())
})
