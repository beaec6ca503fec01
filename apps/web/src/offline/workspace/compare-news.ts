import type { JudgeNews } from "@rosette/contract"
import type { Workspace } from "./stored-workspace.ts"

/** Versions of one database only grow. */
export const isOlder = (news: JudgeNews, than: JudgeNews): boolean =>
  news.workspaceVersion < than.workspaceVersion || news.savedVersion < than.savedVersion

/** Whether the news has versions that this workspace does not have yet. */
export function isBehind({ event, sheets, devicesVersion }: Workspace, news: JudgeNews): boolean {
  const seen = Math.max(event.changeVersion, ...sheets.map(({ revision }) => revision))
  const hasChanged = news.workspaceVersion > event.changeVersion || news.savedVersion > seen
  // A server of an earlier version does not send devices.
  return hasChanged || (news.devicesVersion ?? devicesVersion) !== devicesVersion
}
