import { expect, it } from "vitest"
import { ownerLinksCsv, ownerLinksOf } from "./owner-links.tsx"

const LINKS = ownerLinksOf({
  links: [{ entryId: 1, votingId: "12", path: "/e/k/12?key=s" }],
  entries: [{ id: 1, entryName: '=HYPERLINK("x")', ownerParticipant: "Mia" }],
  address: "https://show.example",
})

it("each link has the names of its entry and owner", () => {
  expect(LINKS[0]).toMatchObject({ ownerParticipant: "Mia", link: "https://show.example/e/k/12?key=s" })
})

it("a name in the file is never read as a formula, and its quotes stay", () => {
  expect(ownerLinksCsv(LINKS)).toBe(
    '\uFEFF"Voting ID","Entry","Owner","Link"\r\n"12","\'=HYPERLINK(""x"")","Mia","https://show.example/e/k/12?key=s"\r\n',
  )
})
