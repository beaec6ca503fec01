import { expect, it } from "vitest"
import { isPart, isPicture } from "./expected-response.ts"

const answer = (status: number, type: string, redirected = false) => ({
  status,
  redirected,
  headers: new Headers({ "content-type": type }),
})

it.each([
  ["a picture", answer(200, "image/webp"), true],
  ["the page of a captive portal", answer(200, "text/html; charset=utf-8"), false],
  ["a picture after a redirect", answer(200, "image/png", true), false],
  ["a part of a picture", answer(206, "image/webp"), false],
  ["a response without a type", answer(200, ""), false],
])("whether %s is accepted as a picture: %s", (_what, response, isOne) => {
  expect(isPicture(response)).toBe(isOne)
})

it.each([
  ["/assets/judging-1a2b.js", answer(200, "text/javascript"), true],
  ["/assets/judging-1a2b.css", answer(200, "text/css"), true],
  ["/index.html", answer(200, "text/html"), true],
  ["/index.html", answer(200, "application/json"), false],
  ["/assets/judging-1a2b.js", answer(200, "text/html"), false],
  ["/assets/judging-1a2b.js", answer(200, "text/javascript", true), false],
  ["/assets/judging-1a2b.js", answer(404, "text/javascript"), false],
])("whether %s is accepted from %o: %s", (path, response, isOne) => {
  expect(isPart(path, response)).toBe(isOne)
})
