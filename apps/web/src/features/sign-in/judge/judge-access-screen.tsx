import { Button, Loader, Stack, Text, TextInput } from "@mantine/core"
import { type UseFormReturnType, useForm } from "@mantine/form"
import { LIMITS } from "@rosette/contract/limits"
import type { ReactNode } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { lazySchema } from "../../../lib/forms/lazy-schema.ts"
import { SignInCard } from "../sign-in-card.tsx"
import { SignInPage } from "../sign-in-page.tsx"
import { staysOpen } from "../stays-open.ts"
import { showFailedLogin, showNoCookies } from "../tell-failed-login.ts"
import classes from "./code-field.module.css"
import { JudgeSignedIn } from "./judge-signed-in.tsx"
import { JudgeWays } from "./judge-ways.tsx"
import { upperCased } from "./upper-cased.ts"
import { useApproval } from "./use-approval.ts"
import { useJudgeSignIn } from "./use-judge-sign-in.ts"

const checkLogin = lazySchema(() => import("./judge-login-schemas.ts").then((m) => m.nameLogin))

/** The field at which each refusal is shown. */
const FIELD_OF = {
  WRONG_CREDENTIALS: "passcode",
  APPROVAL_REFUSED: "judgeName",
  NAME_SIGN_IN_OFF: "passcode",
} as const

/** Sign-in with the judge's name and the passcode of the event. A phone that is new for the judge waits for the organizer. */
export default function JudgeAccessScreen({ keptSheets }: { keptSheets?: ReactNode }) {
  const form = useForm({
    initialValues: { judgeName: "", passcode: "" },
    validate: checkLogin,
  })
  const login = useJudgeSignIn({
    onRefused: (error) => {
      const { code, number } = refusalOf(error)
      if (code === "APPROVAL_NEEDED") return approval.wait(number ?? null)
      if (approval.isWaiting && staysOpen(code)) return
      showFailedLogin(form, error, FIELD_OF)
    },
    onNoCookies: () => showNoCookies(form, "judgeName"),
  })
  const approval = useApproval(() =>
    login.mutateAsync(form.getValues()).then(
      () => false,
      (error: unknown) => staysOpen(refusalOf(error).code),
    ),
  )
  return (
    <SignInPage title="Judge Access" lead="Sign in with your name and passcode." back="Back">
      <JudgeSignedIn />
      {approval.isWaiting ? (
        <ApprovalPanel judgeName={form.values.judgeName.trim()} number={approval.number} onCancel={approval.cancel} />
      ) : (
        <>
          <JudgeWays current="/access" />
          <SignInCard
            onSubmit={form.onSubmit((values) => login.mutate(values))}
            below={
              <p className={classes.help}>Not working, or no passcode? Please contact the organizer of your event.</p>
            }
          >
            <JudgeNameFields form={form} isPending={login.isPending} />
          </SignInCard>
        </>
      )}
      {/* Loaded late: above the form it would move the button while somebody taps. */}
      {keptSheets}
    </SignInPage>
  )
}

/** `number` is null if the server is older and gives none. */
type PanelProps = { judgeName: string; number: number | null; onCancel: () => void }

/** Shown while the organizer decides about this phone. */
function ApprovalPanel({ judgeName, number, onCancel }: PanelProps) {
  return (
    <Stack gap="md" align="flex-start">
      <Text role="status" fw={600} size="lg">
        This phone is new for {judgeName}. Ask the organizer to allow it.
      </Text>
      <Text role="status" className={classes.number}>
        {number !== null && `Your number is ${number}`}
      </Text>
      <Text c="dimmed">
        Tell the organizer your number. Keep this page open: you are signed in as soon as the organizer presses “Allow”
        beside this number on the Judges tab.
      </Text>
      <Loader size="sm" type="dots" aria-hidden />
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  )
}

type Props = { form: UseFormReturnType<{ judgeName: string; passcode: string }>; isPending: boolean }

/** Name, passcode, and the button that signs in with them. */
function JudgeNameFields({ form, isPending }: Props) {
  const isIncomplete = form.values.judgeName.trim() === "" || form.values.passcode.trim() === ""
  return (
    <>
      <TextInput label="Judge Name" size="lg" autoFocus autoComplete="name" {...form.getInputProps("judgeName")} />
      <TextInput
        label="Event Passcode"
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={`${LIMITS.accessCode.generatedChars} letters and digits, the same for every judge`}
        size="lg"
        classNames={{ input: classes.passcode }}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...form.getInputProps("passcode")}
        onChange={(event) => form.setFieldValue("passcode", upperCased(event.currentTarget))}
      />
      <Button type="submit" size="lg" fullWidth disabled={isIncomplete || isPending}>
        {isPending ? "Signing in..." : "Access Judging Platform"}
      </Button>
    </>
  )
}
