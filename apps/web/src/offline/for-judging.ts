/** What the judging screen needs of this folder, fetched beside it as one. */
export { withAnswered } from "./saving/answered-sheets.ts"
export { openJudgeSaving } from "./saving/judge-saving.ts"
export { keptWorkspace } from "./workspace/kept-workspace.ts"
export { readWorkspace } from "./workspace/read-workspace.ts"
