import { Anchor, Button, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { Link } from "wouter"
import { showRefusalOnForm } from "../../lib/form-refusal.ts"
import { lateSchema } from "../../lib/late-schema.ts"
import { PageShell } from "../../ui/page-shell.tsx"
import classes from "./code-field.module.css"
import { SignInCard } from "./sign-in-card.tsx"
import { tellFailedLogin } from "./tell-failed-login.ts"
import { useJudgeSignIn } from "./use-judge-sign-in.ts"

const checkLogin = lateSchema(() => import("./judge-login-schemas.ts").then((m) => m.nameLogin))

/** Signing in with the judge's name and the passcode of the event. */
export function JudgeAccessScreen() {
  const form = useForm({
    initialValues: { judgeName: "", passcode: "" },
    validate: checkLogin,
  })
  const login = useJudgeSignIn((error) => {
    showRefusalOnForm(form, error)
    tellFailedLogin(error)
  })
  const isIncomplete = form.values.judgeName.trim() === "" || form.values.passcode.trim() === ""
  return (
    <PageShell
      title="Judge Access"
      lead="Sign in with your name and the passcode of the event."
      width="form"
      back={{ href: "/", label: "Back" }}
    >
      <SignInCard
        onSubmit={form.onSubmit((values) => login.mutate(values))}
        below={
          <Text c="dimmed">
            You have a code of your own?{" "}
            <Anchor component={Link} href="/judge-login" underline="always">
              Sign in with your access code
            </Anchor>
            . If neither works, please contact the organizer of your event.
          </Text>
        }
      >
        <TextInput label="Judge Name" size="lg" autoFocus autoComplete="name" {...form.getInputProps("judgeName")} />
        <TextInput
          label="Event Passcode"
          size="lg"
          classNames={{ input: classes.code }}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...form.getInputProps("passcode")}
          onChange={(event) => form.setFieldValue("passcode", event.currentTarget.value.toUpperCase())}
        />
        <Button type="submit" size="lg" fullWidth disabled={isIncomplete || login.isPending}>
          {login.isPending ? "Signing in..." : "Access Judging Platform"}
        </Button>
      </SignInCard>
    </PageShell>
  )
}
