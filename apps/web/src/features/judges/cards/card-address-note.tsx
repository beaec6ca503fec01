import { Alert, Button, Group, Text, TextInput } from "@mantine/core"
import { IconQrcode } from "@tabler/icons-react"
import { type FormEvent, useState } from "react"
import { isOwnMachine, readCardAddress } from "./card-address.ts"
import { setCardAddress, useCardAddress, useTypedAddress } from "./use-card-address.ts"

const NO_ADDRESS = "Please enter the address that phones reach this computer at, such as 192.168.0.5:3000"

/** Says where judges' cards point to, where that was typed; asks for it where a phone could not follow them. */
export function CardAddressNote() {
  const address = useCardAddress()
  const typed = useTypedAddress()
  if (typed !== null)
    return (
      <Group gap="sm" data-print="never">
        <Text c="dimmed">Cards and QR codes point to {typed}.</Text>
        <Button variant="subtle" onClick={() => setCardAddress(null)}>
          Change the address
        </Button>
      </Group>
    )
  return isOwnMachine(address) ? <AddressQuestion address={address} /> : null
}

function AddressQuestion({ address }: { address: string }) {
  const [text, setText] = useState("")
  const [error, setError] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readCardAddress(text)
    if (read) setCardAddress(read)
    else setError(NO_ADDRESS)
  }
  return (
    <Alert
      color="ribbon"
      title="Phones cannot follow these QR codes"
      icon={<IconQrcode aria-hidden />}
      data-print="never"
    >
      <Text mb="sm">
        You opened this page at {address}, which is this computer only. At which address do phones reach it?
      </Text>
      <form onSubmit={submit} noValidate>
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Address for phones"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="192.168.0.5:3000"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setError(null)
            }}
            error={error}
          />
          <Button type="submit" variant="default">
            Use this address
          </Button>
        </Group>
      </form>
    </Alert>
  )
}
