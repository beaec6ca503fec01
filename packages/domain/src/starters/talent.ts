import { criteriaOf, type Starter, wordsWithFlags } from "./starter.ts"

/** What is judged follows audition sheets of school and community talent shows: preparation, delivery, presence, creativity. */
export const talent: Starter = {
  key: "talent",
  name: "Talent or performance",
  summary: "Skill, preparation, stage presence, audience, creativity and overall effect",
  words: wordsWithFlags({
    descriptionLabel: "Act",
    sections: ["Skill", "Preparation", "Stage presence", "Audience", "Creativity", "Overall effect"],
  }),
  criteria: criteriaOf([
    [
      ["Technique", 15, "Control of voice, instrument, body or tools."],
      ["Difficulty", 10, "How much the act demands."],
    ],
    [
      ["Rehearsal", 10, "Known by heart, with few mistakes."],
      ["Timing", 5, "Within the time limit, with a clear beginning and end."],
    ],
    [
      ["Confidence", 10, "At ease in front of people."],
      ["Use of the stage", 5, "Movement, props and light are used well."],
    ],
    [
      ["Contact", 10, "The performer draws people in."],
      ["Response", 5, "How the room reacts."],
    ],
    [
      ["Originality", 10, "An own piece, or an own way with a known one."],
      ["Costume and props", 5, "They fit the act."],
    ],
    [
      ["Expression", 10, "Feeling and character come across."],
      ["Entertainment", 5, "How much one would want to see it again."],
    ],
  ]),
}
