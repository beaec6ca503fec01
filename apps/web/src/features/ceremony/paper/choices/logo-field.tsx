import { Button, Text } from "@mantine/core"
import { useState } from "react"
import { FileDrop } from "../../../../ui/fields/file-drop.tsx"

type Props = { logo: string | null; onChoose: (logo: string | null) => void }

/** A logo that is never uploaded. */
export function LogoField({ logo, onChoose }: Props) {
  const { choose, error } = useLogoFile(onChoose)
  const remove = (address: string) => {
    URL.revokeObjectURL(address)
    onChoose(null)
  }
  if (logo)
    return (
      <div>
        <Button variant="default" onClick={() => remove(logo)}>
          Remove logo
        </Button>
        <Text c="dimmed" mt="xs">
          {STAYS}
        </Text>
      </div>
    )
  return <FileDrop label="Choose a logo" hint={STAYS} accept="image/*" onFile={choose} error={error} />
}

const STAYS = "The logo stays on this device, in this page alone. After a reload, choose it again."

/** Makes an object URL of the file, valid until the page is closed; shows an error if it is not an image. */
function useLogoFile(onChoose: (logo: string) => void) {
  const [error, setError] = useState<string | null>(null)
  const choose = async (file: File) => {
    const address = URL.createObjectURL(file)
    const picture = new Image()
    picture.src = address
    try {
      await picture.decode()
    } catch {
      URL.revokeObjectURL(address)
      setError("This file is not a picture that the browser can show.")
      return
    }
    setError(null)
    onChoose(address)
  }
  return { choose, error }
}
