import { SECTIONS } from "../contest/sections.ts"
import { type Starter, wordsWithFlags } from "./starter.ts"

/** For a contest of another kind: nothing in it is of any field. */
export const blank: Starter = {
  key: "blank",
  name: "Blank",
  summary: "Six numbered sections, and no criterion yet",
  words: wordsWithFlags({
    descriptionLabel: "Description",
    sections: SECTIONS.map((_, index) => `Section ${index + 1}`),
  }),
  criteria: [],
}
