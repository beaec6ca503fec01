import { Button, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { LIMITS } from "@rosette/contract/limits"
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react"
import { forgetLinkedCode, linkedCode, takeCodeFromAddress } from "../../../lib/code-from-link.ts"
import { lazySchema } from "../../../lib/forms/lazy-schema.ts"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { InstalledNote } from "../installed-note.tsx"
import cardClasses from "../sign-in-card.module.css"
import { SignInCard } from "../sign-in-card.tsx"
import { SignInPage } from "../sign-in-page.tsx"
import { showFailedLogin, showNoCookies } from "../tell-failed-login.ts"
import classes from "./code-field.module.css"
import { JudgeSignedIn } from "./judge-signed-in.tsx"
import { JudgeWays } from "./judge-ways.tsx"
import { upperCased } from "./upper-cased.ts"
import { useJudgeSignIn } from "./use-judge-sign-in.ts"

const checkLogin = lazySchema(() => import("./judge-login-schemas.ts").then((m) => m.codeLogin))

const { minChars, maxChars } = LIMITS.accessCode

/** Sign-in with the access code; the QR code of a card has the code in its address. */
export default function JudgeLoginScreen({ keptSheets }: { keptSheets?: ReactNode }) {
  const form = useForm({
    initialValues: { accessCode: "" },
    validate: checkLogin,
  })
  useLinkedCode((code) => form.setFieldValue("accessCode", code))
  const login = useJudgeSignIn({
    onRefused: (error) => showFailedLogin(form, error, { WRONG_CREDENTIALS: "accessCode" }),
    onNoCookies: () => showNoCookies(form, "accessCode"),
  })
  const code = form.values.accessCode
  return (
    <SignInPage title="Judge Login" lead="Sign in with the code on your card." back="Back">
      <JudgeSignedIn />
      <JudgeWays current="/judge-login" />
      <SignInCard
        onSubmit={form.onSubmit((values) => login.mutate(values))}
        below={
          <>
            <InstalledNote />
            <p className={classes.help}>Not working, or no code yet? Please contact the organizer of your event.</p>
            <div className={cardClasses.others}>
              <ButtonLink href="/organizer" variant="default" fullWidth>
                Login as Event Organizer
              </ButtonLink>
            </div>
          </>
        }
      >
        <TextInput
          label="Judge Access Code"
          inputWrapperOrder={["label", "input", "description", "error"]}
          description={`${minChars} to ${maxChars} letters and digits`}
          size="lg"
          classNames={{ input: classes.code }}
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...form.getInputProps("accessCode")}
          onChange={(event) => form.setFieldValue("accessCode", upperCased(event.currentTarget))}
        />
        <Button type="submit" size="lg" fullWidth disabled={code.trim() === "" || login.isPending}>
          {login.isPending ? "Signing in..." : "Access Judging Platform"}
        </Button>
      </SignInCard>
      {/* Loaded late: above the form it would move the button while somebody taps. */}
      {keptSheets}
    </SignInPage>
  )
}

/** Calls `onCode` with the code from the link that opened this screen, and from one that is opened while the screen is shown. */
function useLinkedCode(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  // Not while rendering: the HTML of the build knows no code.
  useLayoutEffect(() => {
    if (linkedCode() !== "") latest.current(linkedCode().toUpperCase())
  }, [])
  useEffect(() => {
    const follow = () => {
      takeCodeFromAddress()
      if (linkedCode() !== "") latest.current(linkedCode().toUpperCase())
    }
    window.addEventListener("hashchange", follow)
    return () => {
      window.removeEventListener("hashchange", follow)
      // With Back, or on a phone that is passed on, the field is empty.
      forgetLinkedCode()
    }
  }, [])
}
