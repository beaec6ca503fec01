import { answerAgain } from "../server/answer-again.ts"
import { type Here, printLines } from "../server/here.ts"
import { Screen } from "../terminal/screen.ts"
import { untilStopped } from "../terminal/until-stopped.ts"
import { type Progress, readProgress } from "./progress.ts"
import { progressWords } from "./progress-words.ts"

/** Shows the progress again after every change: on a terminal on one screen, in a pipe one answer after the other. */
export async function watchProgress(here: Here, eventId: number): Promise<void> {
  const signal = untilStopped()
  if (process.stdout.isTTY && !here.isJson) return watchOnScreen(here, eventId, signal)
  for await (const _news of here.client.watchEvent(eventId, { signal })) {
    const progress = await answerAgain(() => readProgress(here.client, eventId), signal)
    // A line for a program, a paragraph for a person.
    if (progress) printLines(here.isJson ? JSON.stringify(progress) : `${progressWords(progress, new Date())}\n`)
  }
}

type Shown = { progress: Progress; isLive: boolean }

async function watchOnScreen({ client }: Here, eventId: number, signal: AbortSignal): Promise<void> {
  // Read before the screen is opened, so that a refusal stands where it is read.
  const shown: Shown = { progress: await readProgress(client, eventId), isLive: true }
  const screen = new Screen()
  const draw = () => screen.draw(screenWords(shown))
  const onState = (state: "live" | "connecting") => {
    shown.isLive = state === "live"
    draw()
  }
  try {
    draw()
    for await (const _news of client.watchEvent(eventId, { signal, onState })) {
      shown.progress = (await answerAgain(() => readProgress(client, eventId), signal)) ?? shown.progress
      draw()
    }
  } finally {
    screen.end(progressWords(shown.progress, new Date()))
  }
}

const screenWords = ({ progress, isLive }: Shown): string =>
  [
    progressWords(progress, new Date()),
    "",
    isLive ? "Live. Ctrl-C ends it." : "The connection is lost; trying again. Ctrl-C ends it.",
  ].join("\n")
