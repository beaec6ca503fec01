import { Anchor, Box, Button, Group, Text, Title } from "@mantine/core"
import { useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { QrCode } from "../../../ui/figures/qr-code.tsx"
import { CopyButton } from "../../../ui/text/copy-button.tsx"
import classes from "../ceremony.module.css"
import { usePublicAddress } from "../use-ceremony.ts"
import { OwnerLinks } from "./owner-links.tsx"

const RENEW = {
  title: "Make new links?",
  message: "The current link of the page and all owners’ links stop working, also those that were printed or sent.",
  action: "Make new links",
}

/** The page's link, its QR code, and a link for each owner. */
export function PublicPageLink({ eventId, pageKey }: { eventId: number; pageKey: string }) {
  const { organizer } = trpc.useUtils()
  const address = usePublicAddress()
  const [showsOwners, setShowsOwners] = useState(false)
  const { confirm, dialog } = useConfirm()
  const renew = trpc.organizer.renewPublicPage.useMutation({
    onSuccess: (page) => {
      organizer.publicPage.setData({ eventId }, page)
      feedback.success("The page has new links")
    },
    onError: (error) => feedback.failure("The links were not renewed", errorText(error)),
  })
  const askToRenew = async () => {
    if (await confirm(RENEW)) renew.mutate({ eventId })
  }
  const link = `${address}/r/${pageKey}`
  return (
    <section aria-labelledby="public-link">
      <Title order={3} id="public-link">
        Link
      </Title>
      <LinkField link={link} of="link of the public page" />
      <Box maw="12rem">
        <QrCode link={link} label="QR code of the public page" />
      </Box>
      <Text c="dimmed" my="xs">
        For a club’s own site, the same as data: {link}.json
      </Text>
      <Group gap="xs">
        <Button variant="default" aria-expanded={showsOwners} onClick={() => setShowsOwners(!showsOwners)}>
          Owners’ links
        </Button>
        <Button variant="default" disabled={renew.isPending} onClick={askToRenew}>
          New links…
        </Button>
      </Group>
      {showsOwners && <OwnerLinks eventId={eventId} address={address} />}
      {dialog}
    </section>
  )
}

/** A link to open and to copy, in one line: its end is left out if it is too long. */
function LinkField({ link, of }: { link: string; of: string }) {
  return (
    <div className={classes.link}>
      <Anchor href={link} target="_blank" rel="noopener" className={classes.address} title={link}>
        {link}
      </Anchor>
      <CopyButton text={link} of={of} />
    </div>
  )
}
