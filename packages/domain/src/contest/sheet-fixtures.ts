import type { SheetState, StoredLine } from "./sheet-lines.ts"

/** "1=8 2=n" means 8 points for criterion 1, and the 0 of a criterion 2 that does not apply. */
function scoresOf(picture: string): StoredLine[] {
  return picture
    .split(" ")
    .filter(Boolean)
    .map((line) => {
      const [criterionId, points = ""] = line.split("=")
      const isScore = points !== "n"
      return { criterionId: Number(criterionId), points: isScore ? Number(points) : 0, isScore }
    })
}

/** A draft with the scores of a picture such as "1=8 2=n". */
export const draft = (picture: string, comments = ""): SheetState => ({
  isSubmitted: false,
  comments,
  scores: scoresOf(picture),
})
/** The same, submitted. */
export const final = (picture: string, comments = ""): SheetState => ({
  ...draft(picture, comments),
  isSubmitted: true,
})
