import { Button, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { LIMITS } from "@rosette/contract/limits"
import classes from "./code-field.module.css"
import { upperCased } from "./upper-cased.ts"

type Props = { form: UseFormReturnType<{ judgeName: string; passcode: string }>; isPending: boolean }

/** Name, passcode, and the button that signs in with them. */
export function JudgeNameFields({ form, isPending }: Props) {
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
