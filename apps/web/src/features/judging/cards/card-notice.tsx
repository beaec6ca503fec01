import { Notice } from "../desk/notice.tsx"

type Props = { sentence: string; onClose: () => void }

/** Why the card in the address opened no sheet: what is shown is another entry. */
export const CardNotice = ({ sentence, onClose }: Props) => (
  <Notice color="ribbon" title={sentence} withCloseButton closeButtonLabel="Close" onClose={onClose} />
)
