import { screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import type { CsvTable } from "../reading/csv-rows.ts"
import { CsvPhotos } from "./csv-photos.tsx"

/** A browser that finds a picture at addresses that end with .jpg. */
class Pictures extends EventTarget {
  set src(url: string) {
    queueMicrotask(() => this.dispatchEvent(new Event(url.endsWith(".jpg") ? "load" : "error")))
  }
}
beforeEach(() => void vi.stubGlobal("Image", Pictures))
afterEach(() => void vi.unstubAllGlobals())

it("the addresses of a file that show no picture are named with their rows", async () => {
  const urls = ["https://a.example.com/1.jpg", "", "https://www.dropbox.com/s/x/2.png?dl=0", "not an address"]
  const table: CsvTable = {
    isReadable: true,
    entryCount: 4,
    ignoredHeaders: [],
    firstLine: 2,
    encoding: null,
    rows: urls.map((url) => ({ "Entry Name": "Car", "Image URL": url })),
  }
  show(<CsvPhotos table={table} />)
  await screen.findByText("1 address does not show a picture")
  screen.getByText(/link of Dropbox to a page with the photo/)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Row 3 (line 4 in your file): https://www.dropbox.com/s/x/2.png?dl=0",
  ])
})
