import { useState } from "react"
import { judgeData, judgeSession } from "../../../lib/storage.ts"
import { SignedInAlready } from "../signed-in-already.tsx"
import { useLiveSession } from "../use-live-session.ts"
import { useJudgeArrival } from "./use-judge-sign-in.ts"

/**
 * On a judge's sign-in: the judge whom this browser is already signed in as, also if its record is lost. With a record its place
 * is reserved until the server has answered, so that it does not move the form.
 */
export function JudgeSignedIn() {
  const { live, isPending, logOut } = useLiveSession("judge")
  const arrive = useJudgeArrival()
  const [recorded] = useState(() => (judgeSession.read() ? judgeData.read() : null))
  const shown = live ?? (isPending ? recorded : null)
  if (!shown) return null
  return (
    <div style={{ visibility: live ? "visible" : "hidden" }}>
      <SignedInAlready
        name={shown.judge.name}
        place={shown.event.name}
        onGoOn={() => live && arrive(live)}
        onLogOut={logOut}
      />
    </div>
  )
}
