import { cardUrl } from "@rosette/domain/entries/card-code"
import { expect, it } from "vitest"
import { greyPicture, type Light, type Look, rgba } from "../../../../../test/code-picture.ts"
import { codesInPicture } from "./read-picture.ts"

const [WIDTH, HEIGHT] = [640, 480]
const CARD = cardUrl("https://harbour-show.example.org", { cardId: "4F7KQ2ZD", votingId: "C12" })
const NEIGHBOUR = cardUrl("https://harbour-show.example.org", { cardId: "M3XW80TB", votingId: "C13" })

const read = (looks: Look[], light?: Light) =>
  codesInPicture({ width: WIDTH, height: HEIGHT, data: rgba(greyPicture(WIDTH, HEIGHT, looks, light)) })

it.each<[string, Partial<Look>, Light?]>([
  ["before the camera", {}],
  ["upside down", { turned: 180 }],
  ["turned", { turned: 33 }],
  ["tilted", { tilted: 30 }],
  ["tilted and turned", { tilted: 30, turned: 20 }],
  ["far away: two points for a module", { size: 72 }],
  ["half in the shade", {}, { shade: 0.35 }],
  ["tilted, and half in the shade", { tilted: 20, turned: -10 }, { shade: 0.4 }],
  ["in little light", {}, { grain: 60 }],
  ["at the edge of the picture", { at: [120, 360], turned: 10 }],
])("reads a card %s", (_, look, light) => {
  expect(read([{ text: CARD, at: [322, 236], size: 200, ...look }], light)).toEqual([CARD])
})

it("reads all codes of a picture, that nearest to the middle first", () => {
  const poster = { text: "WIFI:T:WPA;S:Harbour;P:boats;;", at: [560, 80] as [number, number], size: 110 }
  const beside = { text: NEIGHBOUR, at: [110, 250] as [number, number], size: 150 }
  expect(read([poster, beside, { text: CARD, at: [330, 250], size: 150 }])).toEqual([CARD, NEIGHBOUR, poster.text])
})

it("reads nothing where there is no code", () => {
  expect(read([])).toEqual([])
})
