import { Button, Stack, TextInput } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { refusePhotoUrl } from "./photo-rules.ts"

type Props = {
  url: string
  onChange: (url: string) => void
  failure: string | null
  isPending: boolean
  onSave: (url: string) => void
}

/** A photo on another site, by its URL. */
export function PhotoUrlPanel({ url, onChange, failure, isPending, onSave }: Props) {
  const [error, setError] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sentence = refusePhotoUrl(url)
    setError(sentence)
    if (!sentence) onSave(url.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" align="flex-start">
        <TextInput
          label="Image URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/photo.jpg"
          w="100%"
          value={url}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setError(null)
          }}
          error={error ?? failure}
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? "Saving..." : "Save Image URL"}
        </Button>
      </Stack>
    </form>
  )
}
