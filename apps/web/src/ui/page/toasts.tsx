import { Box, Button, CloseButton } from "@mantine/core"
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react"
import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { currentNotices, feedback, NOTICE_STAYS_MS, type Notice, subscribeToNotices } from "../../lib/feedback.ts"
import classes from "./toasts.module.css"

/**
 * The notices of `feedback`. Both live regions exist from the start, so that screen readers announce what is added to
 * them: success politely, failure at once.
 */
export function Toasts() {
  const notices = useSyncExternalStore(subscribeToNotices, currentNotices, currentNotices)
  const failures = notices.filter((notice) => notice.tone === "failure")
  const successes = notices.filter((notice) => notice.tone === "success")
  return (
    <div className={classes.stack} data-print="never" data-toasts>
      <div role="alert" className={classes.region}>
        {failures.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status" className={classes.region}>
        {successes.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
    </div>
  )
}

/**
 * Closes automatically after five seconds, unless it is hovered or has the focus. Clicks and taps go to what is below it, except
 * on its buttons, so hovering is detected on the page.
 */
function Toast({ notice }: { notice: Notice }) {
  const [isFocused, setFocused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const toast = useRef<HTMLDivElement>(null)
  const isHeld = isFocused || isHovered
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => feedback.dismiss(notice.id), NOTICE_STAYS_MS)
    return () => clearTimeout(timer)
  }, [isHeld, notice.id])
  useEffect(() => {
    const page = document.documentElement
    const look = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const { left, right, top, bottom } = toast.current?.getBoundingClientRect() ?? new DOMRect()
      const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom
      setHovered(isInside && pointerType === "mouse")
    }
    page.addEventListener("pointermove", look)
    page.addEventListener("pointerleave", look)
    return () => {
      page.removeEventListener("pointermove", look)
      page.removeEventListener("pointerleave", look)
    }
  }, [])
  const Icon = notice.tone === "success" ? IconCircleCheck : IconAlertTriangle
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the timer, the buttons inside act
    <div
      ref={toast}
      className={classes.toast}
      data-tone={notice.tone}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={24} className={classes.icon} aria-hidden />
      <Box flex={1} miw={0} lh={1.45}>
        <Box fw={700}>{notice.title}</Box>
        {notice.message && <div>{notice.message}</div>}
      </Box>
      {notice.undo && (
        <Button
          variant="subtle"
          px="xs"
          onClick={() => {
            feedback.dismiss(notice.id)
            notice.undo?.()
          }}
        >
          Undo
        </Button>
      )}
      <CloseButton aria-label="Dismiss notice" onClick={() => feedback.dismiss(notice.id)} />
    </div>
  )
}
