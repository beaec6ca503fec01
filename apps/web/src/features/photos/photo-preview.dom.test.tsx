import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { PhotoPreview } from "./photo-preview.tsx"

it.each([
  [
    "https://drive.google.com/file/d/1/view",
    "This address does not show a picture. This is a link of Google to a page with the photo. Download the photo there, and upload it here.",
  ],
  ["/photos/0123456789abcdef0123456789abcdef.webp", "This photo cannot be shown"],
])("%s, which this browser cannot show, says so", (imageUrl, sentence) => {
  show(<PhotoPreview name="Blue Comet" imageUrl={imageUrl} file={null} />)
  fireEvent.error(screen.getByRole("img", { name: "Blue Comet" }))
  expect(screen.getByRole("status").textContent).toBe(sentence)
})
