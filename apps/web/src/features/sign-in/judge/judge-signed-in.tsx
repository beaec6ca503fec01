import { SignedInAlready } from "../signed-in-already.tsx"
import { useLiveSession } from "../use-live-session.ts"
import { useJudgeArrival } from "./use-judge-sign-in.ts"

/** On a judge's sign-in: the judge whom this browser is already signed in as, also if its record is lost. */
export function JudgeSignedIn() {
  const { live, logOut } = useLiveSession("judge")
  const arrive = useJudgeArrival()
  if (!live) return null
  return (
    <SignedInAlready name={live.judge.name} place={live.event.name} onGoOn={() => arrive(live)} onLogOut={logOut} />
  )
}
