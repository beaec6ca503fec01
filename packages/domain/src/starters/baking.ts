import { criteriaOf, type Starter, wordsWithFlags } from "./starter.ts"

/** What is judged follows the rules of state fairs such as those of Utah and of Carolina: looks, texture, flavor, originality. */
export const baking: Starter = {
  key: "baking",
  name: "Baking or cooking",
  summary: "Appearance, texture, flavor, technique, originality and presentation",
  words: wordsWithFlags({
    descriptionLabel: "Recipe",
    sections: ["Appearance", "Texture", "Flavor", "Technique", "Originality", "Presentation"],
  }),
  criteria: criteriaOf([
    [
      ["Shape and color", 10, "Even shape, height and color, as is usual for this kind."],
      ["Surface and decoration", 10, "Crust, glaze or frosting is clean and suits what is under it."],
    ],
    [
      ["Crumb or bite", 10, "Tender, crisp or firm, as it should be."],
      ["Moisture", 10, "Neither dry nor soggy, all the way through."],
    ],
    [
      ["Taste", 20, "A pleasant, clear flavor without anything unwanted."],
      ["Balance", 10, "Sweet, salty, sour and spice go together."],
    ],
    [
      ["Doneness", 10, "Baked or cooked to the right point, evenly."],
      ["Difficulty", 5, "How demanding the recipe is."],
    ],
    [
      ["Idea", 5, "A new combination, or a fresh look at a classic."],
      ["Theme", 5, "How well it answers the theme of the contest."],
    ],
    [
      ["Plating", 3, "Arranged neatly, on a fitting plate or board."],
      ["Recipe card", 2, "Complete, with ingredients that guests must know of."],
    ],
  ]),
}
