import { Button, PasswordInput } from "@mantine/core"
import { MASTER_ADMIN } from "@rosette/contract/roles"
import { useState } from "react"
import { useLocation } from "wouter"
import { feedback } from "../../lib/feedback.ts"
import { useKeptCookie } from "../../lib/kept-cookie.ts"
import { masterAdminData } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"
import { SignInCard } from "./sign-in-card.tsx"
import { SignInPage } from "./sign-in-page.tsx"
import { SignedInAlready } from "./signed-in-already.tsx"
import { forgetFailedLogins, showNoCookies, tellFailedLogin } from "./tell-failed-login.ts"
import { useLiveSession } from "./use-live-session.ts"

/** Sign-in to the overview of all events with the master password. */
export default function MasterAdminLoginScreen() {
  const [, navigate] = useLocation()
  const [password, setPassword] = useState("")
  const [errors, setErrors] = useState<Record<string, string>>({})
  const utils = trpc.useUtils()
  const isCookieKept = useKeptCookie("masterAdmin")
  const login = trpc.admin.login.useMutation({
    async onSuccess({ sessionId, events }) {
      if (!(await isCookieKept())) return showNoCookies({ setErrors }, "password")
      forgetFailedLogins()
      masterAdminData.write({ sessionId, events })
      await utils.invalidate()
      feedback.success("Master Admin Access Granted", `You now have access to all ${events.length} contests.`)
      navigate("/master-admin-dashboard")
    },
    onError: tellFailedLogin,
  })
  return (
    <SignInPage title="Master Admin Login" lead="Sign in to oversee every event." back="Back to Judge Login" isCentred>
      <MasterSignedIn />
      <SignInCard
        onSubmit={(event) => {
          event.preventDefault()
          login.mutate({ password })
        }}
      >
        {/* For password managers, which store a password with a name. */}
        <input type="text" autoComplete="username" value="master-admin" readOnly hidden />
        <PasswordInput
          label="Master Password"
          inputWrapperOrder={["label", "input", "description", "error"]}
          description="Set by the person who runs this server."
          size="lg"
          autoFocus
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" px="md" fullWidth disabled={password === "" || login.isPending}>
          {login.isPending ? "Verifying..." : "Access Master Dashboard"}
        </Button>
      </SignInCard>
    </SignInPage>
  )
}

/** Offers the session of the master admin that this browser still has from a closed tab. */
function MasterSignedIn() {
  const [, navigate] = useLocation()
  const { live, logOut } = useLiveSession("masterAdmin")
  const { admin } = trpc.useUtils()
  const [isPending, setPending] = useState(false)
  if (!live) return null
  const goOn = async () => {
    setPending(true)
    try {
      masterAdminData.write({
        sessionId: live.sessionId,
        events: await admin.events.fetch(undefined, { staleTime: 0 }),
      })
      navigate("/master-admin-dashboard")
    } catch (error) {
      setPending(false)
      tellFailedLogin(error)
    }
  }
  return (
    <SignedInAlready
      name={MASTER_ADMIN.name}
      place="with access to every event"
      onGoOn={goOn}
      onLogOut={logOut}
      isPending={isPending}
    />
  )
}
