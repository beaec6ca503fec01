import { criteriaOf, type Starter, wordsWithFlags } from "./starter.ts"

/** What is judged, and with how many points, follows the criteria of the International Science and Engineering Fair. */
export const scienceFair: Starter = {
  key: "scienceFair",
  name: "Science fair",
  summary: "Question, method, execution, creativity, poster and interview, as at large fairs",
  words: wordsWithFlags({
    descriptionLabel: "Project summary",
    sections: ["Question", "Design and method", "Execution", "Creativity", "Poster", "Interview"],
  }),
  criteria: criteriaOf([
    [
      ["Purpose", 5, "What the project wants to find out or solve is clear and limited."],
      ["Testable claim", 5, "It can be examined, or its success measured."],
    ],
    [
      ["Plan", 8, "The steps lead to an answer."],
      ["Variables and controls", 7, "What is changed, measured and kept equal is named and complete."],
    ],
    [
      ["Data or prototype", 10, "Enough was measured, or built and tested, and it can be repeated."],
      ["Analysis", 10, "Fitting mathematics, and conclusions that the results support."],
    ],
    [
      ["Original thinking", 10, "An own idea in the question, the method or the explanation."],
      ["Resourcefulness", 10, "How difficulties were met with what was at hand."],
    ],
    [
      ["Order", 5, "Text and pictures lead through the project."],
      ["Graphs and legends", 5, "They can be read without help."],
    ],
    [
      ["Understanding", 15, "Answers show the science behind it and the limits of the results."],
      ["Own work and outlook", 10, "What was done without help, and where it could lead."],
    ],
  ]),
}
