import { Notice } from "../desk/notice.tsx"
import classes from "./scan.module.css"

type Props = { sentence: string; onClose: () => void }

/** Why the card in the address opened no sheet: what is shown is another entry. */
export const CardNotice = ({ sentence, onClose }: Props) => (
  <Notice
    color="ribbon"
    title={sentence}
    classNames={{ closeButton: classes.close }}
    withCloseButton
    closeButtonLabel="Close"
    onClose={onClose}
  />
)
