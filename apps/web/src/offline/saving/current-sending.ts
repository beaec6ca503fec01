import { isSameOwner, ownerOf, UNIDENTIFIED, type Workspace } from "../workspace/stored-workspace.ts"
import type { JudgeSending } from "./judge-sending.ts"

type Options = {
  /** Names the owner of the sheets: a workspace from this device, else the first one from the server. */
  first: Workspace
  open: (workspace: Workspace) => Promise<JudgeSending>
  /** Called after a change that screens show. */
  tell: () => void
  /** Called when the sheets of another database take over. */
  onOther: () => void
}

/** Holds the outbox in use and replaces it when the server comes back with another database, whose sheets are kept apart. */
export async function openCurrentSending({ first, open, tell, onOther }: Options) {
  let sending = await open(first)
  let stopListening = sending.outbox.subscribe(tell)
  let isClosed = false

  function end(): void {
    stopListening()
    sending.close()
  }

  function resume(): void {
    if (sending.sender.stopped()) sending.sender.resume()
  }

  async function change(workspace: Workspace): Promise<void> {
    await sending.outbox.settled()
    const next = await open(workspace)
    end()
    sending = next
    onOther()
    stopListening = sending.outbox.subscribe(tell)
    if (isClosed) end()
  }

  return {
    get: () => sending,
    canSend: () => sending.owner.databaseId !== UNIDENTIFIED && sending.sender.stopped() === null,
    resume,
    /** To be called with every workspace of this judge from the server: it names the owner of the sheets, and its judge is signed in. */
    async takeUp(workspace: Workspace): Promise<void> {
      if (isSameOwner(ownerOf(workspace), sending.owner)) {
        await sending.outbox.load()
        resume()
      } else await change(workspace)
      tell()
      void sending.sender.wake()
    },
    /** Starts no further attempt; what is kept waits for the next visit. Closing again does nothing. */
    close(): void {
      if (isClosed) return
      isClosed = true
      end()
    },
  }
}
