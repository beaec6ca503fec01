import { Button, UnstyledButton } from "@mantine/core"
import { IconChevronRight } from "@tabler/icons-react"
import classes from "./explanation.module.css"

type Props = { entryName: string; onClick: () => void }

type ButtonProps = Props & { isOutlined?: boolean; size?: "sm" }

const named = (entryName: string) =>
  ({ "aria-haspopup": "dialog", "aria-label": `Why this place? ${entryName}` }) as const

/** Opens the reasons for an entry's place: words in a row, or outlined beside another button. */
export const ExplanationButton = ({ entryName, onClick, isOutlined = false, ...size }: ButtonProps) => (
  <Button
    {...size}
    variant={isOutlined ? "default" : "subtle"}
    px={isOutlined ? "xs" : 4}
    onClick={onClick}
    {...named(entryName)}
  >
    Why this place?
  </Button>
)

/** The same at the end of a row without space for words. */
export const ExplanationChevron = ({ entryName, onClick, className }: Props & { className?: string | undefined }) => (
  <UnstyledButton
    className={[classes.chevron, className].filter(Boolean).join(" ")}
    title="Why this place?"
    onClick={onClick}
    {...named(entryName)}
  >
    <IconChevronRight size={20} aria-hidden />
  </UnstyledButton>
)
