import { Button, TextInput, UnstyledButton } from "@mantine/core"
import { IconAlertTriangle, IconQrcode } from "@tabler/icons-react"
import { type FormEvent, useRef, useState } from "react"
import { catchLostFocus } from "../../ui/focus/use-lost-focus.ts"
import classes from "./card-address.module.css"
import {
  isOwnMachine,
  readCardAddress,
  setCardAddress,
  useCardAddress,
  useLanAddress,
  useTypedAddress,
} from "./card-address.ts"

const NO_ADDRESS = "Please enter the address that phones reach this computer at, such as 192.168.0.5:3000"

/** Shows the address on judges' cards if it was typed, or if a phone could not open it; the field is shown on demand. */
export function CardAddressNote() {
  const address = useCardAddress()
  const typed = useTypedAddress()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (typed === null && !isOwnMachine(address)) return null
  const use = (chosen: string | null) => {
    setCardAddress(chosen)
    setOpen(false)
    catchLostFocus(button.current)
  }
  return (
    <div className={classes.note} data-open={typed === null || undefined} data-print="never">
      <div className={classes.cardAddressNoteLine}>
        {typed === null ? (
          <IconAlertTriangle size={18} className={classes.mark} aria-hidden />
        ) : (
          <IconQrcode size={18} className={classes.mark} aria-hidden />
        )}
        <span>
          {typed === null
            ? "The QR codes need a web address that phones can open."
            : `Cards and QR codes point to ${typed}.`}{" "}
          <UnstyledButton
            ref={button}
            className={classes.change}
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            {typed === null ? "Set the Address" : "Change the Address"}
          </UnstyledButton>
        </span>
      </div>
      {isOpen && <AddressForm typed={typed} onUse={use} />}
    </div>
  )
}

function AddressForm({ typed, onUse }: { typed: string | null; onUse: (address: string | null) => void }) {
  const [text, setText] = useState(typed ?? "")
  const [error, setError] = useState<string | null>(null)
  const lan = useLanAddress()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readCardAddress(text)
    if (read) onUse(read)
    else setError(NO_ADDRESS)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={focusNew}
        flex="0 1 18rem"
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
      {lan && text !== lan && (
        <Button variant="default" onClick={() => onUse(readCardAddress(lan))}>
          Use {lan}
        </Button>
      )}
      <Button type="submit" variant="default">
        Use This Address
      </Button>
      {typed !== null && (
        <Button variant="subtle" color="gray" onClick={() => onUse(null)}>
          Forget the Address
        </Button>
      )}
    </form>
  )
}

const focusNew = (field: HTMLInputElement | null) => field?.focus()
