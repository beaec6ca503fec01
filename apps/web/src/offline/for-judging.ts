/** What the judging screen needs from this folder, loaded in parallel with it as one file. */
export { isDoubtful, withAnswered } from "@rosette/outbox/answered-sheets"
export { reviewWaiting } from "@rosette/outbox/review"
export { pauseMs } from "@rosette/outbox/sender"
export { JudgeSaving } from "./saving/judge-saving.ts"
export { onWaking } from "./waking.ts"
export { followNews } from "./workspace/follow-news.ts"
export { readWorkspace } from "./workspace/read-workspace.ts"
export { workspaceStore } from "./workspace/workspace-store.ts"
