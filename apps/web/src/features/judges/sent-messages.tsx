import { Badge, Button, Text, Title } from "@mantine/core"
import type { Message } from "@rosette/contract/messages"
import { formatTime } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { focusKind, nextFocus } from "../../ui/focus/next-focus.ts"
import { FewFirst } from "../../ui/lists/few-first.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useNow } from "../../ui/text/use-now.ts"
import { messageText, notSeenBy, recipientsText, seenText } from "./message-words.ts"
import classes from "./messages.module.css"
import { type MessageChoices, useMessageWithdrawal } from "./use-messages.ts"

const FEW_MESSAGES = 10
const FEW_JUDGES = 5

/** The focus kind of the buttons that withdraw a message, for `nextFocus`. */
const WITHDRAW_BUTTONS = "withdraw-message"

type Props = { eventId: number; choices: MessageChoices }

/** What judges were told, newest first, and who has not seen it. */
export function SentMessages({ eventId, choices }: Props) {
  const messages = trpc.organizer.messages.useQuery({ eventId }, { refetchOnMount: "always" })
  const withdraw = useMessageWithdrawal(eventId)
  const takeBack = async (message: Message) => {
    const moveFocus = nextFocus(WITHDRAW_BUTTONS)
    if (await withdraw(message)) moveFocus()
  }
  return (
    <section aria-labelledby="sent-messages">
      <Title order={3} size="h4" id="sent-messages" mb="xs">
        Sent
      </Title>
      <Loaded
        query={messages}
        skeleton={<BarsSkeleton count={2} />}
        failureTitle="The messages could not be loaded"
        empty={<Text c="dimmed">Nothing yet. What you send stands here, with who has not seen it.</Text>}
      >
        {(sent) => (
          <FewFirst items={sent} few={FEW_MESSAGES} of="messages">
            {(shown) => (
              <ul className="plain">
                {shown.map((message) => (
                  <Sent key={message.id} message={message} choices={choices} onWithdraw={() => takeBack(message)} />
                ))}
              </ul>
            )}
          </FewFirst>
        )}
      </Loaded>
    </section>
  )
}

type SentProps = { message: Message; choices: MessageChoices; onWithdraw: () => void }

function Sent({ message, choices: { judges, entries }, onWithdraw }: SentProps) {
  const { entryId, at, by } = message
  const votingId = entries.find(({ id }) => id === entryId)?.votingId ?? null
  const text = messageText(message, votingId)
  const missing = notSeenBy(message, judges, useNow())
  return (
    <li className={classes.message}>
      <div className={classes.words}>
        <Text fw={600}>{text}</Text>
        <Text size="sm" c="dimmed">
          To {recipientsText(message, judges)} · <time dateTime={at}>{formatTime(at)}</time> · {by}
        </Text>
        <Text size="sm">{seenText(message)}</Text>
        {missing.length > 0 && (
          <FewFirst items={missing} few={FEW_JUDGES} of="judges">
            {(shown) => (
              <ul className={classes.missing} aria-label="Not seen yet">
                {shown.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            )}
          </FewFirst>
        )}
      </div>
      {message.isDone && (
        <Badge color="green" variant="light">
          Done
        </Badge>
      )}
      <Button variant="default" aria-label={`Withdraw “${text}”`} onClick={onWithdraw} {...focusKind(WITHDRAW_BUTTONS)}>
        Withdraw
      </Button>
    </li>
  )
}
