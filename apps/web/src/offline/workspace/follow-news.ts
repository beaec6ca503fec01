import type { JudgeNews } from "@rosette/contract/live"
import type { Workspace } from "./stored-workspace.ts"

/**
 * The news of a save of this device may come before the answer to the save. A change that is still unknown after this time is
 * from another device.
 */
const OWN_ANSWER_MS = 400

type Latest = { current: { workspace: Workspace; refetch: () => Promise<{ isSuccess: boolean }> } }

/**
 * Reads the workspace again when the news has versions that it lacks, and when the server was restored from an older copy:
 * the news goes back then, or a save that was answered never appears in it.
 */
export function followNews(latest: Latest) {
  let newest: JudgeNews | null = null
  let isStopped = false
  return {
    /** To be called when the connection is open, also again after a break: a server may send no news that it sent before. */
    onOpen(): void {
      if (newest && hasNewerSave(latest.current.workspace, newest)) void latest.current.refetch()
    },
    onNews(news: JudgeNews): void {
      const isRestored = newest !== null && isOlder(news, newest)
      if (!isRestored) newest = news
      setTimeout(async () => {
        const { workspace, refetch } = latest.current
        if (isStopped || !(isRestored || isBehind(workspace, news))) return
        const { isSuccess } = await refetch()
        if (isRestored && isSuccess) newest = news
      }, OWN_ANSWER_MS)
    },
    /** Nothing is requested after the screen is left: the session may have ended with it. */
    stop(): void {
      isStopped = true
    },
  }
}

/** Versions of one database only grow. */
const isOlder = (news: JudgeNews, than: JudgeNews): boolean =>
  news.workspaceVersion < than.workspaceVersion || news.savedVersion < than.savedVersion

const hasNewerSave = ({ sheets }: Workspace, { savedVersion }: JudgeNews): boolean =>
  sheets.some(({ revision }) => revision > savedVersion)

function isBehind({ event, sheets, devicesVersion }: Workspace, news: JudgeNews): boolean {
  const seen = Math.max(event.changeVersion, ...sheets.map(({ revision }) => revision))
  const hasChanged = news.workspaceVersion > event.changeVersion || news.savedVersion > seen
  // A server of an earlier version does not send devices.
  return hasChanged || (news.devicesVersion ?? devicesVersion) !== devicesVersion
}
