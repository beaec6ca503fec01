import { criteriaOf, type Starter, wordsWithFlags } from "./starter.ts"

/** What is judged follows the merit elements of the Professional Photographers of America and rules of camera clubs. */
export const photoArt: Starter = {
  key: "photoArt",
  name: "Photo or art",
  summary: "Impact, composition, technique, creativity, subject and presentation",
  words: wordsWithFlags({
    descriptionLabel: "Title and medium",
    sections: ["Impact", "Composition", "Technique", "Creativity", "Subject", "Presentation"],
  }),
  criteria: criteriaOf([
    [
      ["First impression", 10, "What the work does to a viewer at first sight."],
      ["Lasting interest", 10, "Whether one wants to keep looking."],
    ],
    [
      ["Arrangement", 10, "Lines, shapes and space guide the eye."],
      ["Center of interest", 10, "It is clear where to look, and nothing distracts."],
    ],
    [
      ["Handling of the medium", 10, "Focus, exposure, brushwork or print: control of the tools."],
      ["Light and color", 10, "Tones and colors work together."],
    ],
    [
      ["Own view", 10, "A new or personal way to see it."],
      ["Style", 5, "Manner and subject suit each other."],
    ],
    [
      ["Story", 10, "What the work tells or asks."],
      ["Theme", 5, "How well it answers the theme of the contest."],
    ],
    [
      ["Finish", 5, "Mount, frame, edges and surface are clean."],
      ["Title and statement", 5, "They add to the work."],
    ],
  ]),
}
