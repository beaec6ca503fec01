import { Modal } from "@mantine/core"
import classes from "./judging-shell.module.css"

const KEYS = [
  [["Tab"], "To the next criterion"],
  [["←", "→"], "One point less, one point more"],
  [["0", "…", "9"], "Type the points"],
  [["Enter"], "End the number you typed"],
  [["Backspace"], "Clear the score"],
  [["J", "K"], "Next entry, previous entry"],
  [["/"], "Search entries"],
  [["Ctrl", "S"], "Save as draft"],
  [["Ctrl", "Enter"], "Submit the score"],
  [["?"], "This list"],
] as const

/** What the keyboard can do on the judging screen. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <dl className="plain">
        {KEYS.map(([keys, meaning]) => (
          <div key={meaning} className={classes.line}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
