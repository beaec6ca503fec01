import { Text } from "@mantine/core"
import { ButtonLink } from "../ui/page/button-link.tsx"
import { PageShell } from "../ui/page/page-shell.tsx"
import { Drawing } from "../ui/states/drawing.tsx"

/** Any address that is not a screen. */
export function NotFoundScreen() {
  return (
    <PageShell title="404 Page Not Found" width="text">
      <Drawing name="not-found" />
      <Text size="lg" mb="lg">
        There is no screen at this address. It may have been mistyped, or the link is an old one.
      </Text>
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </PageShell>
  )
}
