/** What the judging screen needs of this folder, fetched beside it as one. */
export { withAnswered } from "./answered-sheets.ts"
export { openJudgeSaving } from "./judge-saving.ts"
export { keptWorkspace } from "./kept-workspace.ts"
export { readWorkspace } from "./read-workspace.ts"
