import { lazy, Suspense, useEffect, useState } from "react"
import { Redirect, useSearch } from "wouter"
import { refusalOf } from "../../lib/error-text.ts"
import { type JudgeData, judgeData, judgeSession } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"
import { Loaded } from "../../ui/loaded.tsx"
import { ScreenTitle } from "../../ui/screen-title.tsx"
import type { Workspace } from "./desk.ts"
import { JudgingDesk } from "./judging-desk.tsx"
import { JudgingShell } from "./judging-shell.tsx"
import { JudgingSkeleton } from "./judging-skeleton.tsx"
import { openServerSaving } from "./server-saving.ts"
import { isStoredAlready } from "./sheet-content.ts"
import type { SheetSaving } from "./sheet-saving.ts"
import { useJudgeLeaving } from "./use-judge-leaving.ts"
import { useSavedSheets } from "./use-saved-sheets.ts"

const DemoJudging = lazy(() => import("./demo-judging.tsx").then((m) => ({ default: m.DemoJudging })))

/** Scoring entries: signed in, or with `?demo` in Test Mode. Without a stored session it leads to the sign-in. */
export function JudgingScreen() {
  const isDemo = new URLSearchParams(useSearch()).has("demo")
  const [signedIn] = useState(() => (judgeSession.read() ? judgeData.read() : null))
  if (isDemo)
    return (
      <Suspense fallback={null}>
        <DemoJudging />
      </Suspense>
    )
  return signedIn ? <SignedInJudging signedIn={signedIn} /> : <Redirect to="/judge-login" replace />
}

function SignedInJudging({ signedIn }: { signedIn: JudgeData }) {
  const query = trpc.judge.workspace.useQuery()
  const { exit, signInAgain } = useJudgeLeaving()
  const isSignedOut = query.error !== null && refusalOf(query.error).code === "SIGN_IN_REQUIRED"
  useEffect(() => {
    if (isSignedOut) signInAgain()
  }, [isSignedOut, signInAgain])
  // What another judge of this device has left in memory is not shown while their own is on its way.
  const isOfAnother = query.data?.judge.id !== signedIn.judge.id && query.isFetching
  if (query.data && !isOfAnother) {
    return (
      <LiveDesk key={query.data.judge.id} workspace={query.data} query={query} exit={exit} signInAgain={signInAgain} />
    )
  }
  return (
    <JudgingShell judgeName={signedIn.judge.name} onExit={exit}>
      <ScreenTitle title={`Judging: ${signedIn.event.name}`} isHidden />
      <Loaded
        query={{ ...query, data: undefined, error: isSignedOut ? null : query.error }}
        skeleton={<JudgingSkeleton />}
        failureTitle="The score sheets could not be loaded"
      >
        {() => null}
      </Loaded>
    </JudgingShell>
  )
}

type LiveProps = {
  workspace: Workspace
  query: { refetch: () => unknown; isFetching: boolean }
  exit: () => void
  signInAgain: () => void
}

function LiveDesk({ workspace, query, exit, signInAgain }: LiveProps) {
  const utils = trpc.useUtils()
  const judgeId = workspace.judge.id
  const [saving] = useState(() =>
    withoutStored(
      openServerSaving({
        judgeId,
        entryIds: workspace.entries.map(({ id }) => id),
        post: (sheet) => utils.client.judge.saveSheet.mutate(sheet),
      }),
      workspace,
    ),
  )
  const onSaved = useSavedSheets(judgeId)
  return (
    <JudgingDesk
      desk={{
        workspace,
        saving,
        isDemo: false,
        onSaved,
        refresh: () => query.refetch(),
        isRefreshing: query.isFetching,
        onExit: exit,
        onSignInNeeded: signInAgain,
      }}
    />
  )
}

/** Drops what an earlier visit kept and the server turns out to have. */
function withoutStored(saving: SheetSaving, { entries, criteria, sheets }: Workspace): SheetSaving {
  for (const entry of entries) {
    const kept = saving.pending().get(entry.id)
    const stored = sheets.find((sheet) => sheet.entryId === entry.id)
    if (kept && isStoredAlready(kept.content, stored, criteria, entry)) saving.forget(entry.id)
  }
  return saving
}
