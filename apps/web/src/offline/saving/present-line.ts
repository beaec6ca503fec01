import { isSameOwner, ownerOf, UNIDENTIFIED, type Workspace } from "../workspace/stored-workspace.ts"
import type { JudgeLine } from "./judge-line.ts"

type Options = {
  /** Whose sheets these are: a kept workspace tells, else the first that comes from the server. */
  first: Workspace
  open: (workspace: Workspace) => Promise<JudgeLine>
  /** Something has changed that is shown. */
  tell: () => void
  /** The sheets are those of another database from now on. */
  onOther: () => void
}

/** The line that a judge's sheets go out on now: the server may come back with another database, and that has its own. */
export async function openPresentLine({ first, open, tell, onOther }: Options) {
  let line = await open(first)
  let stopListening = line.outbox.subscribe(tell)
  let isClosed = false

  function end(): void {
    stopListening()
    line.close()
  }

  function resume(): void {
    if (line.sender.stopped()) line.sender.resume()
  }

  async function change(workspace: Workspace): Promise<void> {
    await line.outbox.settled()
    const next = await open(workspace)
    end()
    line = next
    onOther()
    stopListening = line.outbox.subscribe(tell)
    if (isClosed) end()
  }

  return {
    now: () => line,
    canSend: () => line.owner.databaseId !== UNIDENTIFIED && line.sender.stopped() === null,
    resume,
    /** The server has answered this judge's workspace: it says whose sheets these are, and that somebody is signed in. */
    async takeUp(workspace: Workspace): Promise<void> {
      if (isSameOwner(ownerOf(workspace), line.owner)) {
        await line.outbox.load()
        resume()
      } else await change(workspace)
      tell()
      void line.sender.wake()
    },
    /** Begins no further try; what is kept waits for the next time. Closing once more does nothing. */
    close(): void {
      if (isClosed) return
      isClosed = true
      end()
    },
  }
}
