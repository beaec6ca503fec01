import { Modal, Text } from "@mantine/core"
import type { Workspace } from "../../offline/workspace/stored-workspace.ts"
import { CopyButton } from "../../ui/text/copy-button.tsx"
import classes from "./judging-shell.module.css"

type Props = { workspace: Workspace; entryName: string; unsent: number; isOpen: boolean; onClose: () => void }

/** Whom to ask, and what to tell them. */
export function SupportDialog({ workspace, entryName, unsent, isOpen, onClose }: Props) {
  const { event, judge } = workspace
  const details = [
    `Judge: ${judge.name} (no. ${judge.id})`,
    `Event: ${event.name} (no. ${event.id})`,
    `Entry on screen: ${entryName}`,
    `Sheets not sent yet: ${unsent}`,
  ]
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Contact Support"
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Text>
        Ask the organizer of this event: <b>{event.organizerName}</b>
        {event.location && `, ${event.location}`}. They can reopen a submitted sheet, give you a new access code, and
        correct entries.
      </Text>
      <Text mt="md" fw={600}>
        Show or send them this:
      </Text>
      <div className={classes.details}>
        <ul className="plain">
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <CopyButton text={details.join("\n")} of="details" />
      </div>
    </Modal>
  )
}
