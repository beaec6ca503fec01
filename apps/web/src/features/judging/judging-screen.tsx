import { lazy, Suspense, useDeferredValue, useEffect, useState } from "react"
import { Redirect, useSearch } from "wouter"
import { feedback } from "../../lib/feedback.ts"
import { type JudgeData, judgeData, judgeSession, keepCardOf } from "../../lib/storage.ts"
import { isDemoSearch } from "./demo-search.ts"
import { useDeskSession } from "./desk/use-desk-session.ts"
import { useJudgeLeaving } from "./desk/use-judge-leaving.ts"
import { useJudgeSaving } from "./desk/use-judge-saving.ts"
import { useWorkspaceQuery } from "./desk/use-workspace.ts"
import { JudgingFrame } from "./judging-frame.tsx"
import { SignedInDesk } from "./signed-in-desk.tsx"

const DemoJudging = lazy(() => import("./demo-judging.tsx").then((m) => ({ default: m.DemoJudging })))

/** Scoring entries: signed in, or with `?demo` in Test Mode. Without a stored session it redirects to the sign-in. */
export default function JudgingScreen() {
  const isDemo = isDemoSearch(useSearch())
  const [signedIn] = useState(() => (judgeSession.read() ? judgeData.read() : null))
  if (isDemo)
    return (
      <Suspense fallback={null}>
        <DemoJudging />
      </Suspense>
    )
  return signedIn ? <SignedInJudging signedIn={signedIn} /> : <ToSignIn />
}

/** A card that was scanned leads to its sheet after the sign-in. */
function ToSignIn() {
  // The redirect changes the address first.
  const [fragment] = useState(() => location.hash)
  useEffect(() => keepCardOf(fragment), [fragment])
  return <Redirect to="/judge-login" replace />
}

function SignedInJudging({ signedIn }: { signedIn: JudgeData }) {
  const { judge, event } = signedIn
  const { exit, signInAgain } = useJudgeLeaving(judge.id)
  const query = useWorkspaceQuery(judge.id)
  const saving = useJudgeSaving(judge.id)
  const { session, isRefused, sessionId, onEnded } = useDeskSession(judge.id, { saving, error: query.error })
  useEffect(feedback.leaveScreen, [])
  // Without a stored workspace the judge has to sign in first.
  const mustSignIn = isRefused && query.data === undefined
  useEffect(() => {
    if (mustSignIn) signInAgain()
  }, [mustSignIn, signInAgain])
  // The first sheet is rendered in slices: as one task it blocks a slow phone for a quarter of a second.
  const isShown = useDeferredValue(query.data !== undefined && saving !== null)
  if (isShown && query.data && saving) {
    return (
      <SignedInDesk
        read={query.data}
        saving={saving}
        query={query}
        session={session}
        sessionId={sessionId}
        onEnded={onEnded}
        exit={exit}
      />
    )
  }
  const isWaiting = query.data !== undefined || mustSignIn
  return (
    <JudgingFrame
      judgeName={judge.name}
      eventName={event.name}
      onExit={() => exit(false)}
      query={{ ...query, error: isWaiting ? null : query.error }}
    />
  )
}
