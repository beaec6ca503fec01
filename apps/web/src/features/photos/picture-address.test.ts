import { expect, it } from "vitest"
import { adviceFor } from "./picture-address.ts"

it.each([
  ["https://drive.google.com/file/d/1aB/view?usp=sharing", "Google"],
  ["https://photos.app.goo.gl/xyz", "Google"],
  ["https://www.dropbox.com/s/abc/car.jpg?dl=0", "Dropbox"],
  ["https://share.icloud.com/photos/0a1", "iCloud"],
  ["https://1drv.ms/i/s!abc", "OneDrive"],
])("%s is a link to a page of %s", (url, site) => {
  expect(adviceFor(url)).toBe(
    `This is a link of ${site} to a page with the photo. Download the photo there, and upload it here.`,
  )
})

it("for any other address it says how to find out", () => {
  expect(adviceFor("https://cars.example.com/1")).toMatch(/^Open the address in another tab/)
})
