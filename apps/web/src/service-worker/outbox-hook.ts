import { newMutationId } from "@rosette/contract/mutation-id"
import { Outbox, type SendingEnd } from "@rosette/outbox/outbox"
import type { SheetOwner } from "@rosette/outbox/records"
import { sendFailureOf } from "@rosette/outbox/send-failure"
import { refusalOf } from "../lib/error-text.ts"
import { transact } from "../offline/device/device-database.ts"
import { deviceStore } from "../offline/device/device-store.ts"
import { pageClock } from "../offline/page-clock.ts"
import { openTabNews, outboxName, UNSENT_NEWS, unlessTabDoes } from "../offline/tabs.ts"
import { UNIDENTIFIED } from "../offline/workspace/stored-workspace.ts"
import { workspaceStore } from "../offline/workspace/workspace-store.ts"
import { postReport, postSheet } from "./post-sheet.ts"
import { fateOf, signedInJudge } from "./signed-in-judge.ts"

/** The judges with sheets on this device, by the name of their outbox, without those of an unknown database. */
async function ownersWithUnsent(): Promise<Map<string, SheetOwner & { eventId: number }>> {
  const unsent = await transact("readonly", ["kept"], (transaction) => transaction.objectStore("kept").getAll())
  const known = unsent.filter(({ databaseId }) => databaseId !== UNIDENTIFIED)
  return new Map(
    known.map(({ databaseId, judgeId, eventId }) => {
      const owner = { databaseId, judgeId, eventId }
      return [outboxName(owner), owner]
    }),
  )
}

/**
 * Sends the waiting sheets of one judge from the same records as a page; not while a tab sends them. Returns whether some are
 * left over for another time.
 */
async function sendFor(owner: SheetOwner & { eventId: number }, name: string): Promise<boolean> {
  const news = [openTabNews(name, () => undefined), openTabNews(UNSENT_NEWS, () => undefined)]
  const outbox = new Outbox({
    owner,
    eventId: owner.eventId,
    store: deviceStore,
    clock: pageClock,
    post: postSheet,
    failureOf: (error) => sendFailureOf(refusalOf(error)),
    newId: newMutationId,
    onRecord: () => {
      for (const { tell } of news) tell()
    },
  })
  const ending = await unlessTabDoes(name, () => outbox.sendAll())
  if (ending?.end === "stopped") await workspaceStore.writeStopped(owner, ending.failure.kind)
  // If this does not arrive, the organizer sees the previous count until the judge opens the page.
  if (ending?.end === "done") await postReport([...outbox.pending().keys()]).catch(() => undefined)
  for (const { close } of news) close()
  return isLeftOver(ending)
}

/** Whether sheets still wait after this ending; null if a tab sends them, which may be closed before it is done. */
export const isLeftOver = (ending: SendingEnd | null): boolean => ending === null || ending.end === "cut"

/**
 * Background sync: sends the waiting sheets of the signed-in judge, unless an open page sends them. Rejects if the connection
 * fails again, and if a page sends them, which may be closed before it is done: the browser then tries again.
 */
export async function sendWithoutPage(sentByPages: ReadonlySet<string>): Promise<void> {
  const owners = await ownersWithUnsent()
  const isForPages = [...owners.keys()].every((name) => sentByPages.has(name))
  const judgeId = isForPages ? null : await signedInJudge()
  let isMoreLeft = false
  for (const [name, owner] of owners) {
    const fate = fateOf(owner, sentByPages.has(name), judgeId)
    if (fate === "waitForSignIn") await workspaceStore.writeStopped(owner, "signedOut")
    else isMoreLeft = fate === "sentByPage" || (await sendFor(owner, name)) || isMoreLeft
  }
  if (isMoreLeft) throw new Error("Something still waits on this device.")
}
