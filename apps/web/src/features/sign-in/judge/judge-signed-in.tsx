import { Text } from "@mantine/core"
import { useState } from "react"
import { judgeData, judgeSession } from "../../../lib/storage.ts"
import { judgeEndText } from "../../../offline/judge-end.ts"
import { SignedInAlready } from "../signed-in-already.tsx"
import { useLiveSession } from "../use-live-session.ts"
import { useJudgeArrival } from "./use-judge-sign-in.ts"

/** Removes the judge's entries and sheets from this device; while sheets wait here, they stay. */
async function forgetWorkspace(judgeId: number): Promise<void> {
  const offline = await import("../../../offline/for-judging.ts").catch(() => null)
  await offline?.workspaceStore.clear(judgeId)
}

/**
 * On a judge's sign-in: the judge whom this browser is already signed in as, also if its record is lost. With a record its place
 * is reserved until the server has answered, so that it does not move the form. If the organizer has ended the session, it says how.
 */
export function JudgeSignedIn() {
  const { live, judgeEnded, isPending, logOut } = useLiveSession("judge")
  const arrive = useJudgeArrival()
  const [recorded] = useState(() => (judgeSession.read() ? judgeData.read() : null))
  if (judgeEnded) return <Text role="status">{judgeEndText(judgeEnded)}</Text>
  const shown = live ?? (isPending ? recorded : null)
  if (!shown) return null
  const leave = () => {
    void logOut()
    void forgetWorkspace(shown.judge.id)
  }
  return (
    <div style={{ visibility: live ? "visible" : "hidden" }}>
      <SignedInAlready
        name={shown.judge.name}
        place={shown.event.name}
        onGoOn={() => live && arrive(live)}
        onLogOut={leave}
      />
    </div>
  )
}
