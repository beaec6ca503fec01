import { expect, type Page } from "@playwright/test"
import { type EventWords, USUAL_WORDS } from "@rosette/domain/events/event-words"

/** What else only a car show says. */
const OF_CARS = [
  "vehicles?",
  "cars?",
  "trucks?",
  "engines?",
  "motors?",
  "paint(ed|work)?",
  "bodywork",
  "wheels?",
  "drivers?",
  "make and model",
]

/** The words of a car show, without those that the event itself uses. */
function carWords({ sections, flags }: EventWords): RegExp {
  const own = [...sections, ...Object.values(flags).flatMap(({ label, isUsed }) => (isUsed ? label : []))]
  const usual = [
    USUAL_WORDS.descriptionLabel,
    ...USUAL_WORDS.sections,
    ...Object.values(USUAL_WORDS.flags).map(({ label }) => label),
  ].filter((word) => !own.includes(word))
  return new RegExp(`\\b(${[...usual, ...OF_CARS].join("|")})\\b`, "i")
}

/** Everything that a page says: its texts, also hidden ones, and the names of fields, buttons and pictures. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest("script, style, noscript")) texts.push(node.textContent ?? "")
    for (const element of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(element.getAttribute(name) ?? "")
    return texts
  })

/** Expects that no page says a word of the car show. */
export function carWordsIn(words: EventWords) {
  const ofCars = carWords(words)
  return async (page: Page, where: string): Promise<void> => {
    const said = (await textsOf(page)).filter((text) => ofCars.test(text))
    expect.soft(said, where).toEqual([])
  }
}
