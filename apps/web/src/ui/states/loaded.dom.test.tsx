import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { Loaded, type QueryState } from "./loaded.tsx"

type Names = string[]

function list(state: Partial<QueryState<Names>>, refetch = vi.fn()) {
  const query = { data: undefined, error: null, isFetching: false, refetch, ...state }
  return (
    <Loaded query={query} empty={<p>No entries yet</p>} failureTitle="Entries could not be loaded">
      {(names) => (
        <ul aria-label="Entries">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

it("says to a screen reader that it is loading", () => {
  const { container } = show(list({ isFetching: true }))
  expect(screen.getByRole("status").textContent).toBe("Loading...")
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull()
  expect(screen.queryByRole("list")).toBeNull()
})

it("says what failed and why, and fetches again by Try again", async () => {
  const refetch = vi.fn()
  const { user } = show(list({ error: new TypeError("Failed to fetch") }, refetch))
  const alert = screen.getByRole("alert", { name: "Entries could not be loaded" })
  expect(alert.textContent).toContain("The server could not be reached.")
  await user.tab()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Try again" }))
  await user.keyboard("{Enter}")
  expect(refetch).toHaveBeenCalledTimes(1)
})

it("cannot be retried while a retry is running", async () => {
  const refetch = vi.fn()
  show(list({ error: new TypeError("Failed to fetch"), isFetching: true }, refetch))
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Try again" }).disabled).toBe(true)
})

it("says that there is nothing, and shows no empty list", () => {
  show(list({ data: [] }))
  expect(screen.getByText("No entries yet")).toBeDefined()
  expect(screen.queryByRole("list")).toBeNull()
})

it("shows the content, also while it is fetched again and after that has failed", () => {
  const { rerender } = show(list({ data: ["Roadster"], isFetching: true }))
  expect(screen.getByRole("listitem").textContent).toBe("Roadster")
  rerender(list({ data: ["Roadster"], error: new TypeError("Failed to fetch") }))
  expect(screen.getByRole("listitem").textContent).toBe("Roadster")
  expect(screen.queryByRole("alert")).toBeNull()
})
