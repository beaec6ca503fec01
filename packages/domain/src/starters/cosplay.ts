import { criteriaOf, type Starter, wordsWithFlags } from "./starter.ts"

/** What is judged follows the contests of Cyprus Comic Con and AniMatsuri: craftsmanship and accuracy first, then performance. */
export const cosplay: Starter = {
  key: "cosplay",
  name: "Cosplay contest",
  summary: "Craftsmanship, accuracy, performance, presentation, impression and a bonus",
  words: wordsWithFlags(
    {
      descriptionLabel: "Character",
      sections: ["Craftsmanship", "Accuracy", "Performance", "Presentation", "Impression", "Bonus"],
    },
    {
      participatesInSound: { label: "Stage act", isUsed: true },
      hasCustomPaint: { label: "Carries a prop", isUsed: true },
    },
  ),
  criteria: criteriaOf([
    [
      ["Sewing and construction", 15, "Seams, hems, structure and finish of everything that was made."],
      ["Materials and techniques", 15, "Choice of materials and how well difficult techniques are carried out."],
    ],
    [
      ["Likeness", 15, "How close shapes, colors and proportions are to the reference."],
      ["Wig and makeup", 10, "Hair and makeup fit the character and are cleanly done."],
    ],
    [
      ["Acting", 10, "Poses, movement and voice belong to the character."],
      ["Stagecraft", 5, "Timing, use of the stage and of sound."],
    ],
    [
      ["Poise", 5, "Confidence in front of judges and audience."],
      ["Documentation", 5, "Reference pictures and an account of how the costume was made."],
    ],
    [
      ["Effect from afar", 5, "What the costume does on a large stage."],
      ["Detail from nearby", 5, "What it shows to somebody who stands next to it."],
    ],
    [
      ["Ingenuity", 5, "A clever solution, such as light, mechanics or reused material."],
      ["Favorite of the judge", 5, "For what no other criterion names."],
    ],
  ]),
}
